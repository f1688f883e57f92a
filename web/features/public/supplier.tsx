import { pageSections, pageSlots } from '#contract/page-slots.ts';

/** What the law wants to be told of whoever runs the server: each fact where the server knows it, and no line elsewhere. */
const facts = [
  ['Name', pageSlots.supplierName, pageSections.supplierName],
  ['Legal status', pageSlots.supplierStatus, pageSections.supplierStatus],
  ['Registration number', pageSlots.supplierRegistration, pageSections.supplierRegistration],
  [
    'Physical address, also for legal papers',
    pageSlots.supplierAddress,
    pageSections.supplierAddress,
  ],
  ['Telephone', pageSlots.supplierPhone, pageSections.supplierPhone],
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
