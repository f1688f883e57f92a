import { checkCatalogue } from '#planning/audit/recipes/catalogue-audit.ts';
import { standardCatalogue } from '#planning/catalogue/standard-catalogue.ts';

const report = checkCatalogue(standardCatalogue());
for (const line of report.facts) console.log(line);
for (const gap of report.gaps) console.log(`gap    ${gap}`);
for (const fault of report.faults) console.log(`FAULT  ${fault}`);
console.log(`${report.faults.length} faults, ${report.gaps.length} gaps`);
process.exitCode = report.faults.length > 0 ? 1 : 0;
