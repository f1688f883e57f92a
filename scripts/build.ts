import { buildWeb } from '#web/build.ts';

await buildWeb();
console.log('Built the web app into dist/web.');
