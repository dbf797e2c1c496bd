import type { ProposedSection } from '../../../core/brief/ports/brief-proposer.ts'
import type { BriefSectionKey } from '../../../core/projects/brief-sections.ts'
import { countWords } from '../../../core/shared/text-limit.ts'
import { sourceFrom } from '../answers/sources.ts'
import { escaped } from '../../../core/languages/escaped.ts'
import type { HeadedStatement } from './headed-statements.ts'

/** Words that a proposed section has at most: more is for its reader to add. */
const LONGEST_SECTION = 180

/** The statements as they stand in their document; null where there are none. */
export function sectionText(key: BriefSectionKey, statements: readonly HeadedStatement[]): ProposedSection | null {
  const chosen = withoutLooseLeadIns(firstWords(statements))
  if (chosen.length === 0) return null
  const hits = [...new Set(chosen.map(({ hit }) => hit))]
  const sources = hits.map((hit) =>
    sourceFrom(
      hit,
      chosen.filter((statement) => statement.hit === hit).map(({ quoted }) => quoted),
    ),
  )
  return { key, text: markdownOf(chosen), sources }
}

function firstWords(statements: readonly HeadedStatement[]): HeadedStatement[] {
  const chosen: HeadedStatement[] = []
  let words = 0
  for (const statement of statements) {
    words += countWords(statement.text)
    if (words > LONGEST_SECTION && chosen.length > 0) break
    chosen.push(statement)
  }
  return chosen
}

/** "We will:" says nothing without the list that it introduces. */
function withoutLooseLeadIns(chosen: readonly HeadedStatement[]): HeadedStatement[] {
  return chosen.filter(({ text }, index) => !text.endsWith(':') || chosen[index + 1]?.kind === 'item')
}

function markdownOf(statements: readonly HeadedStatement[]): string {
  return statements.reduce((text, statement, index) => {
    const said = statement.kind === 'item' ? `- ${escaped(statement.text)}` : escaped(statement.text)
    return index === 0 ? said : `${text}${separatorOf(statement, statements[index - 1])}${said}`
  }, '')
}

function separatorOf({ kind, opensLine }: HeadedStatement, before: HeadedStatement | undefined): string {
  if (kind === 'item') return before?.kind === 'item' ? '\n' : '\n\n'
  return opensLine || before?.kind === 'item' ? '\n\n' : ' '
}
