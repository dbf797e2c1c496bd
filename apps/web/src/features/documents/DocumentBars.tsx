import type { SharedDocument } from '../../../../../adapters/http-contract/documents.ts'
import { texts } from '../../shared/texts/library-texts.ts'
import { BarTable } from '../../shared/ui/BarTable.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import { isOutdated, lastOutdatedYear } from './document-age.ts'
import { DocumentLink } from './DocumentLink.tsx'
import { DocumentUses } from './DocumentUses.tsx'

const words = texts.library

/** Documents that answers rest on, with those out of date. */
export function DocumentBars({ documents }: { readonly documents: readonly SharedDocument[] }) {
  const most = Math.max(1, ...documents.map(({ answerCount }) => answerCount))
  const rows = documents.map((document) => ({
    key: document.id,
    label: (
      <>
        <DocumentLink document={document} /> {isOutdated(document) && <Tag tone="busy">{words.outdated}</Tag>}
      </>
    ),
    bars: [{ share: document.answerCount / most, tone: isOutdated(document) ? ('old' as const) : ('full' as const) }],
    value: <DocumentUses document={document} isInColumn />,
  }))
  return (
    <div className="card stack tight">
      <BarTable label={words.usesTitle} columns={[texts.common.name, words.uses]} rows={rows} />
      <p className="muted small">{words.usesLegend(lastOutdatedYear())}</p>
    </div>
  )
}
