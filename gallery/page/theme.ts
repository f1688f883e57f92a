export type Theme = 'light' | 'dark';

const dark = '(prefers-color-scheme: dark)';
const light = '(prefers-color-scheme: light)';

/** Has the rules of one theme hold whatever the device prefers. */
function settle(rules: CSSRuleList, theme: Theme): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const { media } = rule;
      media.mediaText = media.mediaText
        .replace(dark, theme === 'dark' ? 'all' : 'not all')
        .replace(light, theme === 'light' ? 'all' : 'not all');
    }
    if (rule instanceof CSSGroupingRule) settle(rule.cssRules, theme);
  }
}

/** Shows this document in a theme, whatever the device prefers. */
export function setTheme(theme: Theme): void {
  document.documentElement.style.colorScheme = theme;
  for (const sheet of document.styleSheets) settle(sheet.cssRules, theme);
}
