import { texts } from '../../shared/texts/library-texts.ts'
import { Tag } from '../../shared/ui/Tag.tsx'
import { useLabelNames, type NamedLabel } from './use-label-names.ts'

const words = texts.library.labelWords

/** A label's name: "All projects", or a project and its section. */
export function LabelName({ label }: { readonly label: NamedLabel }) {
  if (label.projectName === null) return <>{words[label.section]}</>
  return (
    <>
      <bdi>{label.projectName}</bdi>: {words.short[label.section]}
    </>
  )
}

/** A document's labels, unless it is only for all projects. */
export function DocumentLabels({ labels }: { readonly labels: readonly string[] }) {
  const named = useLabelNames()
  if (labels.every((label) => label === 'shared')) return null
  return (
    <span className="row" role="group" aria-label={texts.library.labels}>
      {labels.map((label) => (
        <Tag key={label}>
          <LabelName label={named(label)} />
        </Tag>
      ))}
    </span>
  )
}
