import * as v from 'valibot';

const fact = v.optional(v.pipe(v.string(), v.maxLength(300, 'at most 300 characters')));

/** Facts about whoever runs the server, which the law wants on its pages. */
export const supplierVariables = {
  SUPPLIER_NAME: fact,
  SUPPLIER_STATUS: fact,
  SUPPLIER_REGISTRATION: fact,
  SUPPLIER_OFFICE_BEARERS: fact,
  SUPPLIER_ADDRESS: fact,
  SUPPLIER_PHONE: fact,
  SUPPLIER_CODES: fact,
  INFORMATION_OFFICER: fact,
  VAT_NUMBER: fact,
};
type Read = v.InferOutput<v.ObjectSchema<typeof supplierVariables, undefined>>;

/** What is not told is null. */
export interface Supplier {
  readonly name: string | null;
  /** Such as 'private company'. */
  readonly status: string | null;
  readonly registration: string | null;
  /** Only of a legal person. */
  readonly officeBearers: string | null;
  readonly address: string | null;
  readonly phone: string | null;
  /** Bodies that it belongs to, and codes of conduct and of dispute resolution that it follows. */
  readonly codes: string | null;
  readonly informationOfficer: string | null;
  /** Only of a vendor. */
  readonly vatNumber: string | null;
}

export function supplierOf(read: Read): Supplier {
  return {
    name: read.SUPPLIER_NAME ?? null,
    status: read.SUPPLIER_STATUS ?? null,
    registration: read.SUPPLIER_REGISTRATION ?? null,
    officeBearers: read.SUPPLIER_OFFICE_BEARERS ?? null,
    address: read.SUPPLIER_ADDRESS ?? null,
    phone: read.SUPPLIER_PHONE ?? null,
    codes: read.SUPPLIER_CODES ?? null,
    informationOfficer: read.INFORMATION_OFFICER ?? null,
    vatNumber: read.VAT_NUMBER ?? null,
  };
}

/** Variables whose facts every public server owes its members; not everybody is a legal person, a member of a body or a VAT vendor. */
export function missingFacts(supplier: Supplier): readonly string[] {
  const owed = [
    ['SUPPLIER_NAME', supplier.name],
    ['SUPPLIER_STATUS', supplier.status],
    ['SUPPLIER_REGISTRATION', supplier.registration],
    ['SUPPLIER_ADDRESS', supplier.address],
    ['SUPPLIER_PHONE', supplier.phone],
    ['INFORMATION_OFFICER', supplier.informationOfficer],
  ] as const;
  return owed.flatMap(([variable, value]) => (value === null ? [variable] : []));
}
