import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { BarTable } from '../../../shared/ui/BarTable.tsx'
import { useComing } from '../../../shared/ui/Together.tsx'
import { countOf, reviewOf } from '../review-state.ts'
import { useAssignees } from '../use-assignees.ts'
import { QuestionLink } from './QuestionLink.tsx'
import styles from './TodoPanel.module.css'

const words = texts.application

/** Questions grouped by a key, in the order of its first use. */
function groupsOf(questions: readonly Question[], keyOf: (question: Question) => string | null) {
  const groups = new Map<string | null, [Question, ...Question[]]>()
  for (const question of questions) {
    const group = groups.get(keyOf(question))
    if (group === undefined) groups.set(keyOf(question), [question])
    else group.push(question)
  }
  return groups
}

interface GroupBarsProps {
  readonly by: 'bySection' | 'byPerson'
  readonly groups: ReturnType<typeof groupsOf>
  readonly nameOf: (key: string | null) => string
}

/** A row per group; its name is a link to the group's first unchecked question. */
function GroupBars({ by, groups, nameOf }: GroupBarsProps) {
  const { title, column } = words.progress[by]
  const rows = [...groups].map(([key, questions]) => {
    const open = questions.find((question) => reviewOf(question) !== 'checked')
    const { id } = open ?? questions[0]
    const checked = countOf('checked', questions)
    const written = questions.filter(({ status }) => status !== 'processing')
    const drafted = countOf('draft', written)
    return {
      key: key ?? '',
      label: (
        <QuestionLink questionId={id} title={open && words.progress.toFirst}>
          {nameOf(key)}
        </QuestionLink>
      ),
      bars: [
        { share: (checked + drafted) / questions.length, tone: 'soft' as const },
        { share: checked / questions.length, tone: 'full' as const },
      ],
      value: (
        <>
          {words.progress.of(checked, questions.length)}
          <span className="visually-hidden">, {words.filterOf(words.filters.draft, drafted)}</span>
        </>
      ),
    }
  })
  return <BarTable label={title} columns={[column, words.progress.title]} rows={rows} />
}

/** Progress by section and, if questions are assigned, by person; nothing if there is only one section. */
export function ProgressBars({ questions }: { readonly questions: readonly Question[] }) {
  const { names, isLoading } = useAssignees(questions)
  useComing(isLoading)
  const sections = groupsOf(questions, ({ section }) => section)
  // Former members count as nobody.
  const people = groupsOf(questions, ({ assigneeId }) => (names.has(assigneeId ?? '') ? assigneeId : null))
  const isAnyAssigned = people.size > 1 || (people.size === 1 && !people.has(null))
  if (sections.size < 2 && !isAnyAssigned) return null
  return (
    <section className={styles.section} aria-label={words.progress.title}>
      <h3>{words.progress.title}</h3>
      {sections.size > 1 && (
        <GroupBars by="bySection" groups={sections} nameOf={(section) => section ?? words.progress.noSection} />
      )}
      {isAnyAssigned && (
        <GroupBars by="byPerson" groups={people} nameOf={(id) => names.get(id ?? '') ?? words.discussion.nobody} />
      )}
    </section>
  )
}
