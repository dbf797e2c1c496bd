import { sentenceOfError } from '../../support/sentences.ts'
import { expect } from 'chai'
import type { Actor } from '../../../core/identity/user.ts'
import type { Question } from '../../../core/proposals/question/question.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import type { SecretBox } from '../../../core/shared/ports.ts'
import { AuthoriseTaskBoard, DisconnectTaskBoard } from '../../../core/taskboard/authorise-task-board.ts'
import { ChooseList, ListBoards } from '../../../core/taskboard/choose-list.ts'
import { CreateTaskCard } from '../../../core/taskboard/create-task-card.ts'
import { IsTaskBoardConfigured } from '../../../core/taskboard/is-task-board-configured.ts'
import type { BoardPlace, MadeCard, TaskBoard } from '../../../core/taskboard/ports/task-board.ts'
import { TaskBoardAccess } from '../../../core/taskboard/task-board-access.ts'
import { notAuthorised } from '../../../core/taskboard/task-board-errors.ts'
import { ViewTaskBoard } from '../../../core/taskboard/view-task-board.ts'
import { anAnswer, anId, aProposal, aQuestion } from '../../support/builders.ts'
import { anActorIn, openCoreWorld, refusalOf } from '../../support/core-world.ts'

const WEB = 'https://grants.example.org'
const LIST: BoardPlace = { id: 'list-1', name: 'To check' }
const BOARD: BoardPlace = { id: 'board-1', name: 'Grants desk' }

const outage = () => new AppError('unavailable', 'taskboard.unavailable')
const refused = () => new AppError('conflict', 'taskboard.no-permission')

/** A task board that holds its cards in a list, and fails as it is told. */
class PaperTaskBoard implements TaskBoard {
  readonly limits = { name: 100, description: 1000 }
  readonly cards: (MadeCard & { readonly description: string })[] = []
  readonly failures: AppError[] = []
  memberName = 'ada'
  /** Whether a failing creation leaves a card all the same. */
  makesUnheard = false
  /** Holds the making of cards up. */
  gate: Promise<void> = Promise.resolve()
  onAsked: () => void = () => undefined

  authorizeAddress = (returnTo: string) => `https://board.example/authorize?to=${returnTo}`
  member = async () => this.unlessFailing({ id: this.memberName, name: this.memberName })
  boards = async () => this.unlessFailing([BOARD])
  lists = async () => this.unlessFailing([LIST])
  list = async (_token: string, id: string) => this.unlessFailing({ list: { ...LIST, id }, board: BOARD })
  card = async (_token: string, id: string) => this.cards.find((card) => card.id === id) ?? null
  findCardByText = async (_token: string, _list: string, text: string) =>
    this.cards.find(({ description }) => description.includes(text)) ?? null

  async createCard(_token: string, _list: string, { description }: { description: string }): Promise<MadeCard> {
    this.onAsked()
    await this.gate
    const id = `card-${this.cards.length + 1}`
    const card = { id, url: `https://board.example/${id}`, description }
    if (this.failures.length === 0 || this.makesUnheard) this.cards.push(card)
    return this.unlessFailing(card)
  }

  private unlessFailing<T>(answer: T): T {
    const failure = this.failures.shift()
    if (failure) throw failure
    return answer
  }
}

/** Opens under the older secret what begins with it. */
class PaperBox implements SecretBox {
  secret = 'new'
  seal = (text: string, owner: string) => `${this.secret}|${owner}|${text}`
  open = (sealed: string, owner: string) => {
    const [secret, sealedFor, text = ''] = sealed.split('|')
    return sealedFor === owner && secret !== 'lost' ? { text, isCurrent: secret === this.secret } : null
  }
}

async function openTaskBoard({ isOff = false } = {}) {
  const world = openCoreWorld()
  const { unitOfWork: work, sources, proposalReader: reader } = world
  const [board, box] = [new PaperTaskBoard(), new PaperBox()]
  const access = new TaskBoardAccess(work, box, isOff ? null : board)
  const admin: Actor = { ...(await anActorIn(world)), isAdmin: true }
  const owner = await anActorIn(world)
  const authorise = new AuthoriseTaskBoard(work, access)
  const chooseList = new ChooseList(work, access)
  const question = async (of: Partial<Question> = {}) => {
    const { accountId } = owner
    const proposal = aProposal({ accountId, name: 'Warm kitchens' })
    const asked = aQuestion({ accountId, proposalId: proposal.id, text: 'Who will benefit?', answer: null, ...of })
    await work.run(async ({ proposals, questions }) => {
      await proposals.save(proposal)
      await questions.save(asked)
    })
    return asked
  }
  return {
    ...{ world, board, box, admin, owner, question, authorise, chooseList },
    view: new ViewTaskBoard(access, WEB),
    isConfigured: new IsTaskBoardConfigured(access),
    disconnect: new DisconnectTaskBoard(work, access),
    listBoards: new ListBoards(access),
    createCard: new CreateTaskCard({ work, access, reader, webUrl: WEB, sources }),
    connection: () => work.run(({ taskBoardConnections }) => taskBoardConnections.find(admin.userId)),
    connect: async () => {
      await authorise.execute({ actor: admin, token: 'token' })
      await chooseList.execute({ actor: admin, listId: LIST.id })
    },
    acts: async () => {
      const query = { page: 1, pageSize: 25, search: '', maskedAddress: null, order: 'id', isDescending: true } as const
      return (await world.adminReader.auditEntries(query)).items
    },
  }
}

describe('the task board', () => {
  it('is configured once an admin has authorised it, and keeps the token sealed alone', async () => {
    const { authorise, isConfigured, view, connection, admin } = await openTaskBoard()
    const before = await isConfigured.execute({ actor: admin })

    await authorise.execute({ actor: admin, token: 'token' })

    expect([before, await isConfigured.execute({ actor: admin })]).to.deep.equal([false, true])
    expect((await connection())?.sealedToken).to.equal(`new|task board of ${admin.userId}|token`)
    expect(await view.execute({ actor: admin })).to.deep.equal({
      authorizeAddress: `https://board.example/authorize?to=${WEB}/admin/trelloCallback`,
      isConfigured: true,
      memberName: 'ada',
      board: null,
      list: null,
    })
  })

  it('keeps nothing of a token that is not accepted', async () => {
    const { authorise, board, connection, admin } = await openTaskBoard()
    board.failures.push(notAuthorised())

    await refusalOf(authorise.execute({ actor: admin, token: 'token' }))

    expect(await connection()).to.equal(null)
  })

  it('is for admins alone', async () => {
    const { owner, view, listBoards, createCard, disconnect, isConfigured } = await openTaskBoard()

    const refusals = await Promise.all([
      refusalOf(view.execute({ actor: owner })),
      refusalOf(listBoards.execute({ actor: owner })),
      refusalOf(createCard.execute({ actor: owner, questionId: anId() })),
      refusalOf(disconnect.execute({ actor: owner })),
    ])

    expect(refusals.map(({ kind }) => kind)).to.deep.equal(['forbidden', 'forbidden', 'forbidden', 'forbidden'])
    expect(await isConfigured.execute({ actor: owner })).to.equal(false)
  })

  it('says how it is switched on where it is off', async () => {
    const { admin, view, authorise, isConfigured } = await openTaskBoard({ isOff: true })

    const refusal = await refusalOf(authorise.execute({ actor: admin, token: 'token' }))

    expect([refusal.code, sentenceOfError(refusal).includes('TRELLO_KEY')]).to.deep.equal(['taskboard.off', true])
    expect(await isConfigured.execute({ actor: admin })).to.equal(false)
    expect((await view.execute({ actor: admin })).authorizeAddress).to.equal(null)
  })

  it('leads back to authorising when the token expires, and keeps the list', async () => {
    const { connect, authorise, board, listBoards, isConfigured, view, admin } = await openTaskBoard()
    await connect()
    board.failures.push(notAuthorised())

    const refusal = await refusalOf(listBoards.execute({ actor: admin }))
    const configured = await isConfigured.execute({ actor: admin })
    await authorise.execute({ actor: admin, token: 'another' })

    expect([refusal.code, configured]).to.deep.equal(['taskboard.not-authorised', false])
    expect((await view.execute({ actor: admin })).list).to.deep.equal(LIST)
  })

  it('forgets the list when somebody else of the task board authorises', async () => {
    const { connect, authorise, board, view, admin } = await openTaskBoard()
    await connect()
    board.memberName = 'somebody else'

    await authorise.execute({ actor: admin, token: 'another' })

    expect((await view.execute({ actor: admin })).list).to.equal(null)
  })

  it('seals a token anew that an older secret sealed, and forgets one that can not be opened', async () => {
    const { world, connect, box, listBoards, connection, admin } = await openTaskBoard()
    await connect()

    box.secret = 'newer'
    await listBoards.execute({ actor: admin })
    const anew = await connection()
    await overwriteToken(anew?.sealedToken?.replace('newer', 'lost') ?? '')
    const refusal = await refusalOf(listBoards.execute({ actor: admin }))

    expect(anew?.sealedToken).to.match(/^newer\|/)
    expect([refusal.code, (await connection())?.sealedToken]).to.deep.equal(['taskboard.not-authorised', null])

    async function overwriteToken(sealedToken: string) {
      await world.unitOfWork.run(({ taskBoardConnections }) => taskBoardConnections.save({ ...anew!, sealedToken }))
    }
  })

  it('is forgotten when it is disconnected', async () => {
    const { connect, disconnect, connection, isConfigured, admin } = await openTaskBoard()
    await connect()

    await disconnect.execute({ actor: admin })

    expect([await connection(), await isConfigured.execute({ actor: admin })]).to.deep.equal([null, false])
  })
})

describe('the card of a question', () => {
  it('holds the question, its answer and a link, and is noted where it is of another account', async () => {
    const { connect, question, createCard, board, acts, admin, owner } = await openTaskBoard()
    await connect()
    const { id, proposalId } = await question({ answer: anAnswer({ text: '120 families' }) })

    const card = await createCard.execute({ actor: admin, questionId: id })

    expect(card).to.deep.equal({ url: 'https://board.example/card-1', existed: false })
    expect(board.cards[0]?.description)
      .to.include(`[Warm kitchens](${WEB}/proposals/${proposalId}#question-${id})`)
      .and.include('Who will benefit?')
      .and.include('120 families')
    expect((await acts())[0]).to.include({ action: 'create-task-card', onAccount: owner.accountId, subjectId: id })
  })

  it('holds no answer where there is only a text that says what is lacking', async () => {
    const { connect, question, createCard, board, admin } = await openTaskBoard()
    await connect()
    const { id } = await question({ answer: anAnswer({ text: 'We found nothing on it.', missing: true, sources: [] }) })

    await createCard.execute({ actor: admin, questionId: id })

    expect(board.cards[0]?.description).to.include('*No answer provided*').and.not.include('We found nothing')
  })

  it('is one, however often it is asked for', async () => {
    const { connect, question, createCard, board, admin } = await openTaskBoard()
    await connect()
    const of = { actor: admin, questionId: (await question()).id }

    const first = await createCard.execute(of)
    const second = await createCard.execute(of)

    expect(second).to.deep.equal({ url: first.url, existed: true })
    expect(board.cards).to.have.length(1)
  })

  it('is not made twice at once', async () => {
    const { connect, question, createCard, board, admin } = await openTaskBoard()
    await connect()
    const of = { actor: admin, questionId: (await question()).id }
    let open: () => void = () => undefined
    board.gate = new Promise((resolve) => (open = resolve))

    const both = Promise.allSettled([createCard.execute(of), createCard.execute(of).finally(open)])
    const codes = (await both).map((outcome) =>
      outcome.status === 'fulfilled' ? 'made' : (outcome.reason as AppError).code,
    )

    expect(codes).to.have.members(['made', 'taskboard.card-under-way'])
    expect(board.cards).to.have.length(1)
  })

  it('is made anew once it was archived', async () => {
    const { connect, question, createCard, board, admin } = await openTaskBoard()
    await connect()
    const of = { actor: admin, questionId: (await question()).id }
    await createCard.execute(of)
    board.cards.pop()

    expect((await createCard.execute(of)).existed).to.equal(false)
  })

  it('is looked for where the task board once gave no answer', async () => {
    const { connect, question, createCard, board, admin } = await openTaskBoard()
    await connect()
    const of = { actor: admin, questionId: (await question()).id }
    board.makesUnheard = true
    board.failures.push(outage())

    const unheard = await refusalOf(createCard.execute(of))
    const found = await createCard.execute(of)

    expect([unheard.kind, found.existed, board.cards.length]).to.deep.equal(['unavailable', true, 1])
  })

  it('can be asked for again at once where the task board refused it', async () => {
    const { connect, question, createCard, board, admin } = await openTaskBoard()
    await connect()
    const of = { actor: admin, questionId: (await question()).id }
    board.failures.push(refused())

    const refusal = await refusalOf(createCard.execute(of))

    expect(refusal.code).to.equal('taskboard.no-permission')
    expect((await createCard.execute(of)).existed).to.equal(false)
  })

  it('is taken up again where a process ended in the middle of it', async () => {
    const { connect, question, createCard, board, world, admin } = await openTaskBoard()
    await connect()
    const of = { actor: admin, questionId: (await question()).id }
    board.gate = new Promise(() => undefined)
    await new Promise<void>((resolve) => {
      board.onAsked = resolve
      void createCard.execute(of)
    })
    board.gate = Promise.resolve()

    const early = await refusalOf(createCard.execute(of))
    world.clock.advance({ minutes: 3 })

    expect(early.code).to.equal('taskboard.card-under-way')
    expect((await createCard.execute(of)).existed).to.equal(false)
  })

  it('needs a list and a question that is there', async () => {
    const { authorise, chooseList, createCard, question, admin } = await openTaskBoard()
    await authorise.execute({ actor: admin, token: 'token' })
    const noList = await refusalOf(createCard.execute({ actor: admin, questionId: (await question()).id }))
    await chooseList.execute({ actor: admin, listId: LIST.id })

    const noQuestion = await refusalOf(createCard.execute({ actor: admin, questionId: anId() }))

    expect([noList.code, noQuestion.kind]).to.deep.equal(['taskboard.no-list', 'not-found'])
  })
})
