import { pageSections, pageSlots } from '#contract/page-slots.ts';
import type { Recipients } from '../../platform/recipients.ts';
import type { Supplier } from '../../settings.ts';

/** What a server knows that a build does not. */
export interface PageFacts {
  /** Without a slash at the end. */
  readonly siteUrl: string;
  readonly supportEmail: string;
  readonly recipients: Recipients;
  readonly supplier: Supplier;
  readonly paymentLinks: { readonly monthly: string | null; readonly annual: string | null };
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');

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

/** A built page with its places filled and its sections decided. */
export function fillPage(html: string, facts: PageFacts): string {
  const { monthly, annual } = facts.paymentLinks;
  const { webhook, model } = facts.recipients;
  const { name, status, registration, address, phone, informationOfficer, vatNumber } =
    facts.supplier;
  const sections = [
    [pageSections.paymentMonthly, monthly !== null],
    [pageSections.noPaymentMonthly, monthly === null],
    [pageSections.paymentAnnual, annual !== null],
    [pageSections.noPaymentAnnual, annual === null],
    [pageSections.noPayments, monthly === null && annual === null],
    [pageSections.onlyMonthly, monthly !== null && annual === null],
    [pageSections.onlyAnnual, monthly === null && annual !== null],
    [pageSections.webhook, webhook !== null],
    [pageSections.model, model !== null],
    [pageSections.supplierName, name !== null],
    [pageSections.supplierStatus, status !== null],
    [pageSections.supplierRegistration, registration !== null],
    [pageSections.supplierAddress, address !== null],
    [pageSections.supplierPhone, phone !== null],
    [pageSections.informationOfficer, informationOfficer !== null],
    [pageSections.vatNumber, vatNumber !== null],
  ] as const;
  const values = [
    [pageSlots.siteUrl, facts.siteUrl],
    [pageSlots.supportEmail, facts.supportEmail],
    [pageSlots.paymentMonthly, monthly ?? ''],
    [pageSlots.paymentAnnual, annual ?? ''],
    [pageSlots.webhookHost, webhook ?? ''],
    [pageSlots.modelHost, model ?? ''],
    [pageSlots.supplierName, name ?? ''],
    [pageSlots.supplierStatus, status ?? ''],
    [pageSlots.supplierRegistration, registration ?? ''],
    [pageSlots.supplierAddress, address ?? ''],
    [pageSlots.supplierPhone, phone ?? ''],
    [pageSlots.informationOfficer, informationOfficer ?? ''],
    [pageSlots.vatNumber, vatNumber ?? ''],
  ] as const;
  const decided = sections.reduce((text, [section, holds]) => keep(text, section, holds), html);
  return values.reduce((text, [slot, value]) => text.replaceAll(slot, escapeHtml(value)), decided);
}
