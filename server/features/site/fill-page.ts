import { pageSections, pageSlots } from '#contract/page-slots.ts';
import { escapeText } from '#planning/page/html.ts';
import type { Carriers, Recipients } from '../../platform/outgoing/recipients.ts';
import type { Supplier } from '../../settings.ts';

/** What a server knows that a build does not. */
export interface PageFacts {
  /** Without a slash at the end. */
  readonly siteUrl: string;
  readonly supportEmail: string;
  readonly recipients: Recipients;
  readonly carriers?: Carriers;
  /** Months after which an unused account is deleted; null: never. */
  readonly dormantMonths?: number | null;
  readonly supplier: Supplier;
  readonly paymentLinks: { readonly monthly: string | null; readonly annual: string | null };
}

function keep(html: string, [start, end]: readonly [string, string], holds: boolean): string {
  let rest = html;
  let kept = '';
  for (let from = rest.indexOf(start); from >= 0; from = rest.indexOf(start)) {
    const to = rest.indexOf(end, from);
    if (to < 0) throw new Error(`A page opens ${start} and does not close it`);
    kept += rest.slice(0, from) + (holds ? rest.slice(from + start.length, to) : '');
    rest = rest.slice(to + end.length);
  }
  return kept + rest;
}

/** What stands in a page where it is known, and nothing of it elsewhere: its place, the section around it, and itself. */
function toldIn({ recipients, carriers, dormantMonths = null, supplier }: PageFacts) {
  return [
    [pageSlots.webhookHost, pageSections.webhook, recipients.webhook],
    [pageSlots.modelHost, pageSections.model, recipients.model],
    [pageSlots.paymentNames, pageSections.paymentNames, carriers?.payments],
    [pageSlots.mailHost, pageSections.mail, carriers?.mail],
    [pageSlots.textHost, pageSections.texts, carriers?.texts],
    [pageSlots.dormantMonths, pageSections.dormant, dormantMonths?.toString()],
    [pageSlots.supplierName, pageSections.supplierName, supplier.name],
    [pageSlots.supplierStatus, pageSections.supplierStatus, supplier.status],
    [pageSlots.supplierRegistration, pageSections.supplierRegistration, supplier.registration],
    [pageSlots.supplierOfficeBearers, pageSections.supplierOfficeBearers, supplier.officeBearers],
    [pageSlots.supplierAddress, pageSections.supplierAddress, supplier.address],
    [pageSlots.supplierPhone, pageSections.supplierPhone, supplier.phone],
    [pageSlots.supplierCodes, pageSections.supplierCodes, supplier.codes],
    [pageSlots.informationOfficer, pageSections.informationOfficer, supplier.informationOfficer],
    [pageSlots.vatNumber, pageSections.vatNumber, supplier.vatNumber],
  ] as const;
}

/** A built page with its places filled and its sections decided. */
export function fillPage(html: string, facts: PageFacts): string {
  const { monthly, annual } = facts.paymentLinks;
  const told = toldIn(facts).map(([slot, section, value]) => ({
    slot,
    section,
    value: value ?? null,
  }));
  const sections = [
    [pageSections.paymentMonthly, monthly !== null],
    [pageSections.noPaymentMonthly, monthly === null],
    [pageSections.paymentAnnual, annual !== null],
    [pageSections.noPaymentAnnual, annual === null],
    [pageSections.noPayments, monthly === null && annual === null],
    [pageSections.onlyMonthly, monthly !== null && annual === null],
    [pageSections.onlyAnnual, monthly === null && annual !== null],
    ...told.map(({ section, value }) => [section, value !== null] as const),
  ] as const;
  const values = [
    [pageSlots.siteUrl, facts.siteUrl],
    [pageSlots.supportEmail, facts.supportEmail],
    [pageSlots.paymentMonthly, monthly ?? ''],
    [pageSlots.paymentAnnual, annual ?? ''],
    ...told.map(({ slot, value }) => [slot, value ?? ''] as const),
  ] as const;
  const decided = sections.reduce((text, [section, holds]) => keep(text, section, holds), html);
  return values.reduce((text, [slot, value]) => text.replaceAll(slot, escapeText(value)), decided);
}
