import encodeQr from 'qr';

/** Modules of white around the code, without which cameras do not find it (ISO/IEC 18004). */
const quietZone = 4;

/** The dark runs of a row of modules, each as a rectangle of a path. */
function runsOf(row: readonly boolean[], y: number): string {
  let path = '';
  let start = 0;
  while (start < row.length) {
    let end = start;
    while (row[end] === true) end += 1;
    if (end > start) path += `M${start} ${y}h${end - start}v1H${start}z`;
    start = end + 1;
  }
  return path;
}

/**
 * A text as a QR code: an SVG element, black on white whatever it lies on. No "#" stands in it: clients put it into a data
 * address as it is, where that would end it.
 */
export function drawQrCode(text: string): string {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: quietZone });
  const path = rows.map(runsOf).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${rows.length} ${rows.length}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${rows.length}v${rows.length}H0z"/><path d="${path}"/></svg>`;
}
