import { pageSections, pageSlots } from '#contract/page-slots.ts';

/** What the law wants to be told of whoever runs the server: each fact where the server knows it, and no line elsewhere. */
const facts = [
  ['Name', pageSlots.supplierName, pageSections.supplierName],
  ['Legal status', pageSlots.supplierStatus, pageSections.supplierStatus],
  ['Registration number', pageSlots.supplierRegistration, pageSections.supplierRegistration],
  ['Office bearers', pageSlots.supplierOfficeBearers, pageSections.supplierOfficeBearers],
  [
    'Physical address, also for legal papers',
    pageSlots.supplierAddress,
    pageSections.supplierAddress,
  ],
  ['Telephone', pageSlots.supplierPhone, pageSections.supplierPhone],
  ['Bodies and codes of conduct', pageSlots.supplierCodes, pageSections.supplierCodes],
  ['Information officer', pageSlots.informationOfficer, pageSections.informationOfficer],
  ['VAT number', pageSlots.vatNumber, pageSections.vatNumber],
] as const;

export function SupplierFacts() {
  return (
    <ul>
      {facts.map(([label, value, [start, end]]) => [
        start,
        <li key={label}>
          {label}: {value}
        </li>,
        end,
      ])}
      <li>
        Website: {pageSlots.siteUrl}, email: {pageSlots.supportEmail}
      </li>
    </ul>
  );
}

/** Where somebody complains about us (POPIA s18(1)(h), s74; PAIA s77A). */
export function Regulator() {
  return (
    <ul>
      <li>Information Regulator (South Africa), telephone 010 023 5200</li>
      <li>
        <a href="https://inforegulator.org.za">inforegulator.org.za</a>, forms at{' '}
        <a href="https://eservices.inforegulator.org.za">eservices.inforegulator.org.za</a>
      </li>
      <li>
        About personal information:{' '}
        <a href="mailto:POPIAComplaints@inforegulator.org.za">
          POPIAComplaints@inforegulator.org.za
        </a>
      </li>
    </ul>
  );
}
