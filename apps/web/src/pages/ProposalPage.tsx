import { Button, Tabs } from 'antd'
import { Link, useParams } from 'react-router-dom'
import type { Proposal } from '../../../../adapters/http-contract/proposals.ts'
import { ComingGaps } from '../features/proposals/ComingGaps.tsx'
import { CoverLetterView } from '../features/proposals/CoverLetterView.tsx'
import { ofCache, useLoadProposalQuery } from '../features/proposals/endpoints.ts'
import { DraftingStatus } from '../features/proposals/DraftingStatus.tsx'
import { FullDocumentView } from '../features/proposals/FullDocumentView.tsx'
import { NewQuestionBox } from '../features/proposals/NewQuestionBox.tsx'
import {
  isBusy,
  isDrafted,
  isInProgress,
  isUndrafted,
  isUnread,
  openAnswers,
  workUnderWay,
} from '../features/proposals/proposal-state.ts'
import { ProcessingBanner } from '../features/proposals/ProcessingBanner.tsx'
import { proposalWork } from '../features/proposals/proposal-work.ts'
import { ProposalBar } from '../features/proposals/ProposalBar.tsx'
import { ProposalHeader } from '../features/proposals/ProposalHeader.tsx'
import { QuestionFilter } from '../features/proposals/QuestionFilter.tsx'
import { QuestionView } from '../features/proposals/QuestionView.tsx'
import { useFormBeside } from '../features/proposals/form-beside/use-form-beside.ts'
import { useBeside } from '../features/proposals/use-beside.ts'
import { foreignOwner } from '../shared/foreign-owner.ts'
import { paths } from '../shared/paths.ts'
import { runtimeConfig } from '../shared/runtime-config.ts'
import { useCurrentUser } from '../shared/session.ts'
import { texts } from '../shared/texts/application-texts.ts'
import { useIsAhead } from '../shared/cache-entry.ts'
import { useMedia } from '../shared/theme/use-media.ts'
import { EmptyState } from '../shared/ui/EmptyState.tsx'
import { LoadState } from '../shared/ui/LoadState.tsx'
import { Notice } from '../shared/ui/Notice.tsx'
import { SkeletonLines, SkeletonPage } from '../shared/ui/Skeletons.tsx'
import { Together } from '../shared/ui/Together.tsx'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'
import { useHashTab } from '../shared/use-hash-tab.ts'
import { usePollWhile } from '../shared/use-poll-while.ts'
import { useQuickLooks } from '../shared/use-quick-looks.ts'
import { useWatchedWork } from '../shared/watched-work.ts'
import { lazyPart } from '../shared/ui/lazy-part.tsx'
import { useWritingModel } from '../shared/writing-service/account-settings.ts'
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
const GapList = lazyPart(() => import('../features/proposals/GapList.tsx').then(({ GapList }) => GapList), ComingGaps)
const FormPanel = lazyPart(() =>
  import('../features/proposals/form-beside/FormPanel.tsx').then(({ FormPanel }) => FormPanel),
)
const FormItems = lazyPart(() =>
  import('../features/proposals/form-beside/FormItems.tsx').then(({ FormItems }) => FormItems),
)
const FormDoubt = lazyPart(() =>
  import('../features/proposals/form-beside/FormDoubt.tsx').then(({ FormDoubt }) => FormDoubt),
)
const ProofreadingPanel = lazyPart(() =>
  import('../features/proposals/proofreading/ProofreadingPanel.tsx').then(({ ProofreadingPanel }) => ProofreadingPanel),
)
const ChooseDrafts = lazyPart(() =>
  import('../features/proposals/ChooseDrafts.tsx').then(({ ChooseDrafts }) => ChooseDrafts),
)
const FormModal = lazyPart(() => import('../features/proposals/FormModal.tsx').then(({ FormModal }) => FormModal))

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
  readonly onChat: () => void
}

function Views({ proposal, ...beside }: WorkProps) {
  const isPhone = useMedia('(max-width: 575px)')
  const filter = proposal.questions.length > 0 && (
    <QuestionFilter questions={proposal.questions} isBesideTabs={!beside.isFormBeside} />
  )
  const views = [
    {
      key: 'questions',
      label: words.questionView,
      children: (
        <>
          {filter}
          <QuestionView proposal={proposal} AdminAction={TaskCardButton} {...beside} />
        </>
      ),
    },
    {
      key: 'document',
      label: words.fullDocumentView,
      disabled: proposal.questions.length === 0,
      children: <FullDocumentView proposal={proposal} />,
    },
    { key: 'cover-letter', label: words.coverLetter, children: <CoverLetterView proposal={proposal} /> },
  ]
  const [tab, open] = useHashTab(['questions', ...views.map(({ key }) => key)])
  // All tabs fit on a phone: the menu that antd puts in the place of the rest breaks the list of tabs for screen readers.
  const compact = isPhone ? { tabBarGutter: 12, styles: { item: { fontSize: 13 } } } : {}
  return <Tabs activeKey={tab} onChange={open} destroyOnHidden items={views} {...compact} />
}

function Work({ proposal, ...beside }: WorkProps) {
  const user = useCurrentUser()
  if (proposal.questions.length > 0 || proposal.type === 'manual') return <Views proposal={proposal} {...beside} />
  if (isInProgress(proposal.processingStatus)) return <WaitingForQuestions />
  return (
    <>
      <EmptyState title={words.noQuestionsUpload} />
      {foreignOwner(proposal, user) === null && <NewQuestionBox proposalId={proposal.id} />}
    </>
  )
}

/** What writes the texts of the account. */
function Writer({ owner }: { readonly owner: string | null }) {
  const model = useWritingModel(owner)
  if (model === undefined) return null
  const builtIn = runtimeConfig.languageModel === null ? words.noLanguageModel : words.documentsStay
  return <p className="muted small">{model === null ? builtIn : words.draftedByModel(model)}</p>
}

function Application({ proposal, isStale }: { readonly proposal: Proposal; readonly isStale: boolean }) {
  const form = useBeside<true>()
  const isOwn = foreignOwner(proposal, useCurrentUser()) === null
  const beside = useFormBeside()
  const isReadable = isOwn && proposal.formFileName !== null && !isUnread(proposal.processingStatus)
  const isShown = beside.isOpen && isReadable
  return (
    <div className={isShown ? `${styles.page} ${styles.wide}` : styles.page}>
      <ProposalHeader proposal={proposal} />
      <ProposalBar
        proposal={proposal}
        FunderField={FunderSelect}
        onForm={() => form.open(true)}
        beside={isReadable ? { isOpen: beside.isOpen, toggle: beside.toggle, show: beside.show } : null}
      />
      {isStale && <Notice tone="warning">{words.notRefreshed}</Notice>}
      {proposal.processingError !== null && (
        <Notice tone="error" heading={words.processingFailed}>
          {proposal.processingError}
          {isOwn && (
            <div>
              <Button onClick={() => form.open(true)}>{texts.application.form.another}</Button>
            </div>
          )}
        </Notice>
      )}
      {isOwn && <WritingServiceStatus isWriting={isBusy(proposal)} openAnswers={openAnswers(proposal.questions)} />}
      {isOwn && !isInProgress(proposal.processingStatus) && proposal.questions.some(isUndrafted) && (
        <ChooseDrafts proposal={proposal} />
      )}
      {isInProgress(proposal.processingStatus) && <ProcessingBanner proposal={proposal} />}
      <DraftingStatus proposal={proposal} />
      {isOwn && proposal.formDoubt !== null && (
        <FormDoubt
          proposalId={proposal.id}
          doubt={proposal.formDoubt}
          unsure={proposal.questions.filter(({ isUnsure }) => isUnsure)}
          onShow={() => beside.show(null)}
        />
      )}
      {isOwn && proposal.questions.length > 0 && <GapList proposal={proposal} />}
      {isOwn && isDrafted(proposal) && <ProofreadingPanel proposal={proposal} />}
      {proposal.items.length > 0 && <FormItems proposal={proposal} isReadOnly={!isOwn} onShow={beside.show} />}
      <div className={isShown ? styles.withForm : undefined}>
        <div className={styles.work}>
          <Work proposal={proposal} isFormBeside={isShown} onChat={beside.close} />
        </div>
        {isShown && <FormPanel proposal={proposal} start={beside.start} onClose={beside.close} />}
      </div>
      <Writer owner={foreignOwner(proposal, useCurrentUser())} />
      {form.content !== null && (
        <FormModal proposalId={proposal.id} FileField={FormFileField} isOpen={form.isOpen} onClose={form.close} />
      )}
    </div>
  )
}

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
      skeleton={<SkeletonPage />}
      missing={{
        title: words.notFound,
        hint: words.notFoundHint,
        action: <Link to={paths.projects}>{texts.shell.toProjects}</Link>,
      }}
    >
      {(proposal) => (
        <Together key={proposal.id} skeleton={<SkeletonPage />}>
          <Application proposal={proposal} isStale={error !== undefined} />
        </Together>
      )}
    </LoadState>
  )
}
