/** '1:05', '1:02:30'; what is over is '0:00'. @param seconds whole ones */
export function clockText(seconds: number): string {
  const left = Math.max(0, seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor(left / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(left % 60)}`;
}
