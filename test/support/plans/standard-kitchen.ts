import { standardCatalogue } from '#planning/catalogue/standard-catalogue.ts';
import { createKitchen } from '#planning/meals/model/kitchen.ts';

/** The product's own foods and dishes, read once for all tests of a process. */
export const catalogue = standardCatalogue();
export const kitchen = createKitchen(catalogue);
