/** How forced colours are shown here; the browser's own are switched in its developer tools. */
export type ForcedColors = 'none' | 'simulated';

const QUERY = '(forced-colors: active)';
const found = new Set<CSSMediaRule>();

/** Every rule for forced colours that is in the document by now, those of components included. */
function findRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('forced-colors')) {
      found.add(rule);
    } else if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) {
      findRules(rule.cssRules);
    }
  }
}

function apply(): void {
  for (const { cssRules } of document.styleSheets) findRules(cssRules);
  const on = document.documentElement.dataset.forcedColors === 'simulated';
  for (const rule of found) rule.media.mediaText = on ? 'all' : QUERY;
}

/** styled-components adds a component's rules when it is first drawn. */
const observer = new MutationObserver(apply);

/**
 * Simulates forced colours: all rules written for them hold, among them those of the tokens, which
 * name system colours. What the browser does by itself (a plain ground behind every text, borders in
 * the text's colour, no shadows) is only hinted at by a rule without shadows.
 */
export function simulateForcedColors(mode: ForcedColors): void {
  document.documentElement.dataset.forcedColors = mode;
  apply();
  if (mode === 'simulated') observer.observe(document.body, { childList: true, subtree: true });
  else observer.disconnect();
}
