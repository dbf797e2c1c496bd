import { expect } from 'chai'
import { endsOf } from '../../apps/web/src/app/work-ends.ts'
import { linkOf, outcomeOf, sourceOf, type Answers } from '../../apps/web/src/app/work-outcome.ts'
import { sessionEnded, sessionStarted } from '../../apps/web/src/shared/session.ts'
import {
  watchedWorkReducer,
  workEnded,
  workSeen,
  type SeenWork,
  type WatchedWork,
} from '../../apps/web/src/shared/watched-work.ts'

const start = (id: string) => sessionStarted({ id } as Parameters<typeof sessionStarted>[0])
const seen = (of: Partial<SeenWork> = {}): SeenWork => ({
  kind: 'report',
  id: 'r1',
  name: 'Annual report',
  page: '/reports/r1',
  isBusy: true,
  ...of,
})

const after = (...actions: readonly Parameters<typeof watchedWorkReducer>[1][]) =>
  actions.reduce(watchedWorkReducer, watchedWorkReducer(undefined, start('u1'))).work

describe('Background work', () => {
  it('is watched from when a page shows it as busy until a page shows it as done', () => {
    const letter = seen({ kind: 'cover-letter', id: 'p1', page: '/proposals/p1' })

    const both = after(workSeen([seen()]), workSeen([letter, seen({ id: 'r2', isBusy: false })]))
    const one = after(workSeen([seen()]), workSeen([letter]), workSeen([seen({ isBusy: false })]))

    expect(both.map(({ kind }) => kind)).to.deep.equal(['report', 'cover-letter'])
    expect(one.map(({ kind }) => kind)).to.deep.equal(['cover-letter'])
  })

  it('is watched once, under its newest name', () => {
    const work = after(workSeen([seen()]), workSeen([seen({ name: 'Report 2027' })]))

    expect(work).to.deep.equal([{ kind: 'report', id: 'r1', name: 'Report 2027', page: '/reports/r1' }])
  })

  it('is watched no more once its end was told', () => {
    expect(after(workSeen([seen(), seen({ id: 'r2' })]), workEnded([seen()])).map(({ id }) => id)).to.deep.equal(['r2'])
  })

  it('belongs to the user who saw it, also over a session that expired', () => {
    const logOut = (expired: boolean) => sessionEnded(expired ? 'expired' : 'left')

    expect(after(workSeen([seen()]), logOut(true), start('u1'))).to.have.length(1)
    expect(after(workSeen([seen()]), logOut(true), start('u2'))).to.have.length(0)
    expect(after(workSeen([seen()]), logOut(false))).to.have.length(0)
  })

  it('stands as the answer of the API says', () => {
    const proposal = {
      processingStatus: 'completed',
      coverLetterStatus: 'processing',
      funderOverviewStatus: 'completed',
      questions: [
        { id: 'q1', status: 'error' },
        { id: 'q2', status: 'completed' },
      ],
    }
    const stands = (kind: WatchedWork['kind'], id: string, answer: unknown = { proposal }) =>
      outcomeOf({ kind, id }, answer as Answers)

    expect(stands('answer', 'q1')).to.equal('failed')
    expect(stands('answer', 'q2')).to.equal('done')
    expect(stands('answer', 'q3')).to.equal('gone')
    expect(stands('cover-letter', 'p')).to.equal('busy')
    expect(stands('funder-overview', 'p')).to.equal('done')
    expect(stands('application', 'p')).to.equal('done')
    expect(stands('application', 'p', { proposal: { ...proposal, processingStatus: 'error' } })).to.equal('failed')
    expect(stands('application', 'p', { proposal: { ...proposal, processingStatus: 'reading' } })).to.equal('busy')
    expect(stands('application', 'p', {})).to.equal('gone')
    expect(stands('report', 'r', { report: { status: 'waiting' } })).to.equal('busy')
    expect(stands('report', 'r', { report: { status: 'completed' } })).to.equal('done')
    expect(stands('project-overview', 'p', { project: { overview: { status: 'error' } } })).to.equal('failed')
    expect(stands('document', 'd', { documents: [{ id: 'd', status: 'active' }] })).to.equal('done')
    const documents = { grantsDocuments: [], reportsDocuments: [{ id: 'd', status: 'processing' }] }
    expect(stands('document', 'd', { project: documents })).to.equal('busy')
  })

  it('is asked after by one call for a page, and leads to the tab where it is shown', () => {
    expect(sourceOf(seen({ kind: 'document', page: '/documentLibrary' }))).to.equal('/documentLibrary/sharedDocuments')
    expect(sourceOf(seen({ kind: 'answer', page: '/proposals/p1' }))).to.equal('/proposals/p1')
    expect(sourceOf(seen())).to.equal('/projects/reports/r1')
    expect(linkOf({ kind: 'cover-letter', page: '/proposals/p1' })).to.equal('/proposals/p1#cover-letter')
    expect(linkOf({ kind: 'document', page: '/documentLibrary' })).to.equal('/documentLibrary')
  })

  it('on an application is told of with how far it is', () => {
    const questions = [false, false, true].map((missing) => ({
      status: 'completed',
      requires_custom_answer: missing,
      reviewStatus: missing ? 'needs-you' : 'draft',
    }))
    const answer = { proposal: { processingStatus: 'completed', questions } }
    const application = seen({ kind: 'application', id: 'p1', name: 'Warm Kitchens', page: '/proposals/p1' })

    const { ends } = endsOf([application], new Map([['/proposals/p1', answer as unknown as Answers]]))

    expect(ends[0]).to.include({
      text: '“Warm Kitchens” is ready for you to check',
      detail: '2/3 questions answered. 1 question needs something from you.',
    })
  })

  it('is told of when it ends: documents of a page at once, everything else by its name', () => {
    const document = (id: string) => seen({ kind: 'document', id, name: `${id}.pdf`, page: '/documentLibrary' })
    const work = [document('a'), document('b'), document('c'), seen(), seen({ id: 'r2', page: '/reports/r2' })]
    const documents = ['a', 'b', 'c'].map((id) => ({ id, status: id === 'c' ? 'error' : 'active' }))
    const answers = new Map([
      ['/documentLibrary/sharedDocuments', { documents }],
      ['/projects/reports/r1', { report: { status: 'completed' } }],
    ])

    const { ended, ends } = endsOf(work, answers as ReadonlyMap<string, unknown> as ReadonlyMap<string, Answers>)

    expect(ended.map(({ id }) => id)).to.have.members(['a', 'b', 'c', 'r1'])
    expect(ends.map(({ text, hasFailed }) => [text, hasFailed])).to.deep.equal([
      ['The report “Annual report” is ready', false],
      ['2 documents have been read', false],
      ['“c.pdf” could not be read', true],
    ])
  })
})
