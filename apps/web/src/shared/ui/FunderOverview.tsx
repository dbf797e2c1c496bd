import type { AnswerWarning } from '../../../../../adapters/http-contract/answer-warning.ts'
import { texts } from '../texts/proposal-texts.ts'
import { lazyPart } from './lazy-part.tsx'
import { Prose } from './Prose.tsx'

const words = texts.proposal
const TextWarnings = lazyPart(() => import('../editor/TextWarnings.tsx').then(({ TextWarnings }) => TextWarnings))

interface FunderOverviewProps {
  readonly funder: {
    readonly markdownOverview: string | null
    readonly citations: readonly { readonly title: string; readonly url: string | null }[]
    readonly overviewWarnings?: readonly AnswerWarning[] | undefined
  }
}

/** Known facts about a funder, with their sources. */
export function FunderOverview({
  funder: { markdownOverview, citations, overviewWarnings = [] },
}: FunderOverviewProps) {
  return (
    <div className="stack">
      {markdownOverview !== null && overviewWarnings.length > 0 && (
        <TextWarnings text={markdownOverview} warnings={overviewWarnings} />
      )}
      <Prose text={markdownOverview ?? words.noFunderOverview} />
      {citations.length > 0 && (
        <section className="stack tight" aria-label={words.references}>
          <h3>{words.references}</h3>
          <ul>
            {citations.map(({ title, url }) => (
              <li key={`${title} ${url ?? ''}`}>
                {url === null ? (
                  title
                ) : (
                  <a href={url} target="_blank" rel="noreferrer noopener">
                    {title}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
