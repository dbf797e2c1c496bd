/** Rules of our own that need no types; oxlint runs them beside its own. Those that need types: `apps/launch/check-jsx-texts.mjs`. */

/** What no rule forbids by name: `[{ selector, message }]` of the syntax that a file may not hold. */
const noSyntax = {
  meta: { type: 'problem', schema: [{ type: 'array' }] },
  create(context) {
    const [forbidden] = context.options
    return Object.fromEntries(
      forbidden.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    )
  },
}

export const DATES_READ = 'core/languages/dates.ts'
const DATE_PATTERN = /19\|20|1\[89\]\|20|\b20(?:\\d|\\p\{N\})|(?:january|januar|janvier|enero|gennaio|januari)\|/i

/** Years and months are read in one place, so that no two parts of the product take the same words for other dates. */
const oneDateReader = {
  meta: { type: 'problem', schema: [], messages: { second: `Read dates with ${DATES_READ}.` } },
  create(context) {
    const check = (node, text) => {
      if (DATE_PATTERN.test(text)) context.report({ node, messageId: 'second' })
    }
    return {
      Literal: (node) => check(node, node.regex?.pattern ?? (typeof node.value === 'string' ? node.value : '')),
      TemplateElement: (node) => check(node, node.value.raw),
    }
  },
}

export default { meta: { name: 'own' }, rules: { 'no-syntax': noSyntax, 'one-date-reader': oneDateReader } }
