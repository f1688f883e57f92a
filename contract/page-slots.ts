/**
 * Places in a built page that a server fills when it hands the page out, because only it knows its own address. A section
 * (`{{#NAME}}…{{/NAME}}`) stays only where its condition holds. None stands inside a style or a script that runs, whose
 * text the Content-Security-Policy names by hash.
 */
export const pageSlots = {
  /** Address of the site without a slash at the end. */
  siteUrl: '{{SITE_URL}}',
  supportEmail: '{{SUPPORT_EMAIL}}',
  paymentMonthly: '{{PAYMENT_MONTHLY}}',
  paymentAnnual: '{{PAYMENT_ANNUAL}}',
  /** Hosts to which something of members is sent. */
  webhookHost: '{{WEBHOOK_HOST}}',
  modelHost: '{{MODEL_HOST}}',
  paymentNames: '{{PAYMENT_NAMES}}',
  mailHost: '{{MAIL_HOST}}',
  textHost: '{{TEXT_HOST}}',
  dormantMonths: '{{DORMANT_MONTHS}}',
  supplierName: '{{SUPPLIER_NAME}}',
  supplierStatus: '{{SUPPLIER_STATUS}}',
  supplierRegistration: '{{SUPPLIER_REGISTRATION}}',
  supplierOfficeBearers: '{{SUPPLIER_OFFICE_BEARERS}}',
  supplierAddress: '{{SUPPLIER_ADDRESS}}',
  supplierPhone: '{{SUPPLIER_PHONE}}',
  supplierCodes: '{{SUPPLIER_CODES}}',
  informationOfficer: '{{INFORMATION_OFFICER}}',
  vatNumber: '{{VAT_NUMBER}}',
} as const;

/** Parts that stand in a page where something is set up, and parts that stand there where it is not. */
export const pageSections = {
  paymentMonthly: ['{{#HAS_MONTHLY}}', '{{/HAS_MONTHLY}}'],
  noPaymentMonthly: ['{{#NO_MONTHLY}}', '{{/NO_MONTHLY}}'],
  paymentAnnual: ['{{#HAS_ANNUAL}}', '{{/HAS_ANNUAL}}'],
  noPaymentAnnual: ['{{#NO_ANNUAL}}', '{{/NO_ANNUAL}}'],
  noPayments: ['{{#NO_PAYMENTS}}', '{{/NO_PAYMENTS}}'],
  onlyMonthly: ['{{#ONLY_MONTHLY}}', '{{/ONLY_MONTHLY}}'],
  onlyAnnual: ['{{#ONLY_ANNUAL}}', '{{/ONLY_ANNUAL}}'],
  webhook: ['{{#HAS_WEBHOOK}}', '{{/HAS_WEBHOOK}}'],
  model: ['{{#HAS_MODEL}}', '{{/HAS_MODEL}}'],
  paymentNames: ['{{#HAS_PAYMENT_NAMES}}', '{{/HAS_PAYMENT_NAMES}}'],
  mail: ['{{#HAS_MAIL}}', '{{/HAS_MAIL}}'],
  texts: ['{{#HAS_TEXTS}}', '{{/HAS_TEXTS}}'],
  dormant: ['{{#HAS_DORMANT}}', '{{/HAS_DORMANT}}'],
  supplierName: ['{{#HAS_SUPPLIER_NAME}}', '{{/HAS_SUPPLIER_NAME}}'],
  supplierStatus: ['{{#HAS_SUPPLIER_STATUS}}', '{{/HAS_SUPPLIER_STATUS}}'],
  supplierRegistration: ['{{#HAS_REGISTRATION}}', '{{/HAS_REGISTRATION}}'],
  supplierOfficeBearers: ['{{#HAS_OFFICE_BEARERS}}', '{{/HAS_OFFICE_BEARERS}}'],
  supplierAddress: ['{{#HAS_ADDRESS}}', '{{/HAS_ADDRESS}}'],
  supplierPhone: ['{{#HAS_PHONE}}', '{{/HAS_PHONE}}'],
  supplierCodes: ['{{#HAS_CODES}}', '{{/HAS_CODES}}'],
  informationOfficer: ['{{#HAS_OFFICER}}', '{{/HAS_OFFICER}}'],
  vatNumber: ['{{#HAS_VAT}}', '{{/HAS_VAT}}'],
} as const;

/** Names of the meta elements that hold the payment links, so that the app finds them in its page and need not ask. */
export const paymentMetas = ['payment-monthly', 'payment-annual'] as const;
