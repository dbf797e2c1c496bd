import { Button, Checkbox } from 'antd'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/form-texts.ts'
import { ActionMenu } from '../../../shared/ui/ActionMenu.tsx'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { useAskItemMutation, useRemoveItemMutation, useSettleItemMutation } from './form-endpoints.ts'
import styles from './FormItems.module.css'
import { itemId, type Item } from './line-marks.ts'

const words = texts.formBeside

interface ItemsProps {
  readonly proposal: Proposal
  readonly isReadOnly: boolean
  /** Shows the form's line with this place. */
  readonly onShow: (place: string) => void
}

function bySection(items: readonly Item[]): [string | null, Item[]][] {
  const sections = new Map<string | null, Item[]>()
  for (const item of items) sections.set(item.section, [...(sections.get(item.section) ?? []), item])
  return [...sections]
}

interface AnswerProps {
  readonly item: Item
  readonly place: { readonly id: string; readonly itemId: string }
  readonly isReadOnly: boolean
}

/** The accepted or suggested value of an item: suggestions are never accepted automatically. */
function ItemAnswer({ item: { text, suggestion, answer }, place, isReadOnly }: AnswerProps) {
  const [settle, { isLoading, error }] = useSettleItemMutation()
  const value = answer ?? suggestion?.value
  if (value === undefined) return null
  const isTaken = answer !== undefined
  const name = isTaken ? words.items.takeBackFor(text) : words.items.useFor(value, text)
  return (
    <span className={styles.answer}>
      <span>{isTaken ? words.items.taken(value) : words.items.suggested(value, sourceOf(suggestion!))}</span>
      {!isTaken && suggestion?.quote != null && (
        <q className="muted small" dir="auto">
          {suggestion.quote}
        </q>
      )}
      {!isReadOnly && (
        <Button
          size="small"
          aria-label={name}
          loading={isLoading}
          onClick={() => void settle({ ...place, done: !isTaken, answer: isTaken ? null : value })}
        >
          {isTaken ? words.items.takeBack : words.items.use}
        </Button>
      )}
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.failed} />}
    </span>
  )
}

function sourceOf({ fileName, page }: NonNullable<Item['suggestion']>): string {
  return page === null ? fileName : words.items.page(fileName, page)
}

/** Shows the kind in words before the text, which reads better in a list of one kind. */
function Entry({ item, proposal, isReadOnly, onShow }: ItemsProps & { readonly item: Item }) {
  const [tick, ticking] = useSettleItemMutation()
  const [ask, asking] = useAskItemMutation()
  const [remove, removal] = useRemoveItemMutation()
  const place = { id: proposal.id, itemId: item.id }
  const { place: line } = item
  const isBusy = ticking.isLoading || asking.isLoading || removal.isLoading
  const error = ticking.error ?? asking.error ?? removal.error
  const actions = [
    ...(line === null ? [] : [{ label: words.items.showInForm, onSelect: () => onShow(line) }]),
    ...(isReadOnly
      ? []
      : [
          { label: words.askInWords, isDisabled: isBusy, onSelect: () => void ask(place) },
          { label: words.items.remove, isDangerous: true, isDisabled: isBusy, onSelect: () => void remove(place) },
        ]),
  ]
  return (
    <li id={itemId(item.id)} className={styles.item} tabIndex={-1} data-marks={item.id}>
      <Checkbox
        checked={item.done}
        disabled={isReadOnly}
        aria-label={words.items.isDone(item.text)}
        onChange={({ target }) => void tick({ ...place, done: target.checked })}
      />
      <span className={styles.what}>
        <span className={styles.kind}>{words.items.kinds[item.kind]}</span>{' '}
        <span className={item.done ? styles.done : undefined} dir="auto">
          {item.text}
        </span>
        {item.options !== undefined && <span className="muted small"> {words.items.options(item.options)}</span>}
        <ItemAnswer item={item} place={place} isReadOnly={isReadOnly} />
        {error !== undefined && !isBusy && <FailureNotice error={error} heading={words.failed} />}
      </span>
      {actions.length > 0 && (
        <ActionMenu type="text" size="small" accessibleName={words.items.moreOf(item.text)} groups={[actions]} />
      )}
    </li>
  )
}

/** Items of the form that text does not answer: a muted checklist by section. */
export function FormItems(props: ItemsProps) {
  const { items } = props.proposal
  const done = items.filter((item) => item.done).length
  const suggested = items.filter(({ suggestion }) => suggestion !== undefined).length
  return (
    <details className={styles.panel}>
      <summary>
        <strong>{words.items.title}</strong>{' '}
        <span className="muted">{words.items.done(done, items.length, suggested)}</span>
      </summary>
      {bySection(items).map(([section, ofSection]) => (
        <section key={section} className={styles.section}>
          <h3 dir="auto">{section ?? words.items.noSection}</h3>
          <ul className="plain-list">
            {ofSection.map((item) => (
              <Entry key={item.id} {...props} item={item} />
            ))}
          </ul>
        </section>
      ))}
    </details>
  )
}
