import { Button, Tabs } from 'antd'
import { useCallback, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import type { Proposal } from '../../../../adapters/http-contract/proposals.ts'
import { CoverLetterView } from '../features/proposals/papers/CoverLetterView.tsx'
import { ofCache, useLoadProposalQuery } from '../features/proposals/endpoints/endpoints.ts'
import { DeskSkeleton } from '../features/proposals/header/DeskSkeleton.tsx'
import { DraftingStatus } from '../features/proposals/DraftingStatus.tsx'
import { FullDocumentView } from '../features/proposals/papers/FullDocumentView.tsx'
import { NewQuestionBox } from '../features/proposals/list/NewQuestionBox.tsx'
import { isBusy, isInProgress, isUnread, openAnswers, workUnderWay } from '../features/proposals/proposal-state.ts'
import { ProcessingBanner } from '../features/proposals/ProcessingBanner.tsx'
import { ProcessingLine } from '../features/proposals/ProcessingLine.tsx'
import { proposalWork } from '../features/proposals/proposal-work.ts'
import { ProposalBar } from '../features/proposals/header/ProposalBar.tsx'
import { QuestionFilter } from '../features/proposals/list/QuestionFilter.tsx'
import { QuestionView } from '../features/proposals/list/QuestionView.tsx'
import { useFormBeside } from '../features/proposals/form-beside/use-form-beside.ts'
import { ShowTodo, useTodo } from '../features/proposals/todo/use-todo.ts'
import { useBeside } from '../features/proposals/use-beside.ts'
import { foreignOwner } from '../shared/foreign-owner.ts'
import { paths } from '../shared/paths.ts'
import { useCurrentUser } from '../shared/session.ts'
import { texts } from '../shared/texts/application-texts.ts'
import { useIsAhead } from '../shared/cache-entry.ts'
import { useMedia } from '../shared/theme/use-media.ts'
import { EmptyState } from '../shared/ui/EmptyState.tsx'
import { LoadState } from '../shared/ui/LoadState.tsx'
import { Notice } from '../shared/ui/Notice.tsx'
import { OfAnotherAccount } from '../shared/ui/OfAnotherAccount.tsx'
import { SkeletonLines } from '../shared/ui/Skeletons.tsx'
import { Together } from '../shared/ui/Together.tsx'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'
import { useHashTab } from '../shared/use-hash-tab.ts'
import { usePollWhile } from '../shared/use-poll-while.ts'
import { useQuickLooks } from '../shared/use-quick-looks.ts'
import { useWatchedWork } from '../shared/watched-work.ts'
import { lazyPart } from '../shared/ui/lazy-part.tsx'
import { WritingServiceStatus } from '../shared/writing-service/WritingServiceStatus.tsx'
import styles from './ProposalPage.module.css'

const words = texts.proposal

const TaskCardButton = lazyPart(() =>
  import('../features/taskboard/TaskCardButton.tsx').then(({ TaskCardButton }) => TaskCardButton),
)

const FunderSelect = lazyPart(() =>
  import('../features/grants/FunderSelect.tsx').then(({ FunderSelect }) => FunderSelect),
)

const FormFileField = lazyPart(() =>
  import('../features/grants/FormFileField.tsx').then(({ FormFileField }) => FormFileField),
)
const FormPanel = lazyPart(() =>
  import('../features/proposals/form-beside/FormPanel.tsx').then(({ FormPanel }) => FormPanel),
)
const TodoPanel = lazyPart(() => import('../features/proposals/todo/TodoPanel.tsx').then(({ TodoPanel }) => TodoPanel))
const FormDoubt = lazyPart(() => import('../features/proposals/todo/TodoPanel.tsx').then(({ FormDoubt }) => FormDoubt))
const FormModal = lazyPart(() =>
  import('../features/proposals/header/FormModal.tsx').then(({ FormModal }) => FormModal),
)

/** Milliseconds. */
const POLL = 5000

function WaitingForQuestions() {
  return (
    <div className="stack" role="status">
      <p className="muted">{words.waitingForQuestions}</p>
      {[1, 2, 3, 4].map((card) => (
        <div key={card} className="card">
          <SkeletonLines count={5} height={16} />
        </div>
      ))}
    </div>
  )
}

interface WorkProps {
  readonly proposal: Proposal
  readonly isFormBeside: boolean
  /** Called when the chat opens or closes in its place. */
  readonly onChat: (isOpen: boolean) => void
}

function Views({ proposal, ...beside }: WorkProps) {
  const isPhone = useMedia('(max-width: 575px)')
  const line = isInProgress(proposal.processingStatus) && (
    <ProcessingLine proposal={proposal} isBesideTabs={!beside.isFormBeside} />
  )
  const filter = line || <QuestionFilter questions={proposal.questions} isBesideTabs={!beside.isFormBeside} />
  const views = [
    {
      key: 'questions',
      label: words.questionView,
      children: (
        <>
          {proposal.questions.length > 0 && filter}
          <QuestionView proposal={proposal} AdminAction={TaskCardButton} {...beside} />
        </>
      ),
    },
    {
      key: 'document',
      label: words.fullDocumentView,
      disabled: proposal.questions.length === 0,
      children: (
        <>
          {line}
          <FullDocumentView proposal={proposal} />
        </>
      ),
    },
    {
      key: 'cover-letter',
      label: words.coverLetter,
      children: (
        <>
          {line}
          <CoverLetterView proposal={proposal} />
        </>
      ),
    },
  ]
  const [tab, open] = useHashTab(['questions', ...views.map(({ key }) => key)])
  // All tabs fit on a phone: the menu that antd puts in the place of the rest breaks the list of tabs for screen readers.
  const compact = isPhone ? { tabBarGutter: 12, styles: { item: { fontSize: 13 } } } : {}
  return (
    <Tabs
      activeKey={tab}
      onChange={open}
      destroyOnHidden
      size="small"
      className={styles.views ?? ''}
      items={views}
      {...compact}
    />
  )
}

function Work({ proposal, ...beside }: WorkProps) {
  const user = useCurrentUser()
  if (proposal.questions.length > 0 || proposal.type === 'manual') return <Views proposal={proposal} {...beside} />
  if (isInProgress(proposal.processingStatus))
    return (
      <div className="stack">
        <ProcessingBanner proposal={proposal} />
        <WaitingForQuestions />
      </div>
    )
  return (
    <>
      <EmptyState title={words.noQuestionsUpload} />
      {foreignOwner(proposal, user) === null && <NewQuestionBox proposalId={proposal.id} />}
    </>
  )
}

/** Problems of the whole application. */
function Troubles({ proposal, isStale, onForm }: { proposal: Proposal; isStale: boolean; onForm: () => void }) {
  const owner = foreignOwner(proposal, useCurrentUser())
  const isOwn = owner === null
  return (
    <>
      {owner !== null && <OfAnotherAccount accountId={owner} />}
      {isStale && <Notice tone="warning">{words.notRefreshed}</Notice>}
      {proposal.processingError !== null && (
        <Notice tone="error" heading={words.processingFailed}>
          {proposal.processingError}
          {isOwn && (
            <div>
              <Button onClick={onForm}>{texts.application.form.another}</Button>
            </div>
          )}
        </Notice>
      )}
      {isOwn && <WritingServiceStatus isWriting={isBusy(proposal)} openAnswers={openAnswers(proposal.questions)} />}
    </>
  )
}

function Application({ proposal, isStale }: { readonly proposal: Proposal; readonly isStale: boolean }) {
  const form = useBeside<true>()
  const isOwn = foreignOwner(proposal, useCurrentUser()) === null
  const beside = useFormBeside()
  const [isChatting, setIsChatting] = useState(false)
  const isReadable = isOwn && proposal.formFileName !== null && !isUnread(proposal.processingStatus)
  const isFormShown = beside.isOpen && isReadable
  const isNarrow = useMedia('(max-width: 1199px)')
  const todo = useTodo(!isNarrow && !isFormShown && !isChatting)
  const { close } = beside
  const onChat = useCallback(
    (isOpen: boolean) => {
      setIsChatting(isOpen)
      if (isOpen) close()
    },
    [close],
  )
  const onForm = () => form.open(true)
  const layout = isFormShown ? styles.withForm : todo.isBeside ? styles.withTodo : undefined
  return (
    <ShowTodo value={todo.show}>
      <div className={isFormShown ? `${styles.page} ${styles.wide}` : styles.page}>
        <ProposalBar
          proposal={proposal}
          FunderField={FunderSelect}
          todo={todo}
          onForm={onForm}
          onShow={isReadable ? beside.show : null}
        />
        <Troubles proposal={proposal} isStale={isStale} onForm={onForm} />
        <DraftingStatus proposal={proposal} />
        <div className={layout}>
          <div className={styles.work}>
            {isFormShown && <FormDoubt proposal={proposal} onShow={() => beside.show(null)} />}
            <Work proposal={proposal} isFormBeside={isFormShown} onChat={onChat} />
          </div>
          {isFormShown && <FormPanel proposal={proposal} start={beside.start} onClose={beside.close} />}
          <TodoPanel proposal={proposal} todo={todo} beside={isReadable ? beside : null} />
        </div>
        {form.content !== null && (
          <FormModal proposalId={proposal.id} FileField={FormFileField} isOpen={form.isOpen} onClose={form.close} />
        )}
      </div>
    </ShowTodo>
  )
}

const Skeleton = () => (
  <div className={styles.page}>
    <DeskSkeleton />
  </div>
)

export function ProposalPage() {
  const { proposalId = '' } = useParams()
  const { currentData: data, error, refetch } = useLoadProposalQuery(proposalId)
  const isAhead = useIsAhead(ofCache(proposalId))
  useQuickLooks(data === undefined || isAhead ? [] : workUnderWay(data), refetch)
  usePollWhile(data !== undefined && isBusy(data), POLL, refetch, error !== undefined)
  useWatchedWork(data === undefined ? [] : proposalWork(data))
  useDocumentTitle(data?.name ?? null)
  return (
    <LoadState
      query={{ data, error, refetch }}
      skeleton={<Skeleton />}
      missing={{
        title: words.notFound,
        hint: words.notFoundHint,
        action: <Link to={paths.projects}>{texts.shell.toProjects}</Link>,
      }}
    >
      {(proposal) => (
        <Together key={proposal.id} skeleton={<Skeleton />}>
          <Application proposal={proposal} isStale={error !== undefined} />
        </Together>
      )}
    </LoadState>
  )
}
