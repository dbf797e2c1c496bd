import type { SourcePassage } from '../../../core/shared/source-passage.ts'
import { expect } from 'chai'
import { gapsIn } from '../../../core/texts/gaps.ts'
import { EditText } from '../../../core/text-history/edit-text.ts'
import { UndoText } from '../../../core/text-history/undo-text.ts'
import { newReport } from '../../../core/reports/report.ts'
import { newState } from '../../../core/shared/text-state.ts'
import { anId, aProject } from '../../support/builders.ts'
import { anActorIn, openCoreWorld } from '../../support/core-world.ts'

const passage = 'We served 18,240 meals to 1,326 people. Volunteers were short on Fridays.\nYes.'
const source: SourcePassage = {
  documentId: anId(),
  fileName: 'Annual report.pdf',
  page: 3,
  heading: null,
  ordinal: 4,
  passage,
  cited: false,
  used: [],
}
const gaps = [{ heading: 'Outcomes', passages: [source] }]

describe('the gaps of a text', () => {
  it('are filled from a passage as far as whole sentences of it are in the text, however it is set', () => {
    const [whole] = gapsIn(gaps, '## Outcomes\n\nWe served **18,240** meals to 1,326\npeople. Yes.')
    const [none] = gapsIn(gaps, 'Yes. We served 18,240 meals to many.')

    expect(whole?.passages[0]).to.include({ cited: true })
    expect(whole?.passages[0]?.used).to.deep.equal(['We served 18,240 meals to 1,326 people.'])
    expect(none?.passages[0]).to.deep.include({ cited: false, used: [] })
  })

  it('keep the source of what is inserted, and let go of it when that is undone or taken out', async () => {
    const world = openCoreWorld()
    const actor = await anActorIn(world)
    const { accountId } = actor
    const state = {
      version: 1,
      origin: 'told',
      author: null,
      basis: 'told',
      writtenAt: world.clock.now(),
      gaps,
    } as const
    const report = await world.unitOfWork.run(async ({ projects, reports }) => {
      const { id: projectId } = await projects.save(aProject({ accountId }))
      const of = {
        id: anId<'report'>(),
        accountId,
        projectId,
        name: 'R',
        reportPrompt: 'P',
        createdAt: world.clock.now(),
      }
      const text = '## Outcomes\n\n[insert: Outcomes]'
      return reports.save({ ...newReport(of), status: 'completed', text, textState: newState(state) })
    })
    const place = { kind: 'report', reportId: report.id } as const
    const editing = new EditText(world.unitOfWork, world.sources, world.passageReader)
    const edit = (text: string, basedOn: number) =>
      editing.execute({ actor, place, edit: { text, basedOn, session: null } })
    const sourcesNow = () =>
      world.unitOfWork.run(async ({ reports }) =>
        (await reports.find(accountId, report.id))?.sources.map(({ fileName, used }) => [fileName, used.length]),
      )

    const inserted = await edit(`## Outcomes\n\n${passage}`, 1)

    expect(inserted.state.gaps?.[0]?.passages[0]?.cited).to.equal(true)
    expect(await sourcesNow()).to.deep.equal([['Annual report.pdf', 2]])
    await edit('## Outcomes\n\nVolunteers were short on Fridays.', 2)
    expect(await sourcesNow()).to.deep.equal([['Annual report.pdf', 1]])
    await edit('## Outcomes\n\nOur own words.', 3)
    expect(await sourcesNow()).to.deep.equal([])
    const undo = () => new UndoText(world.unitOfWork, world.sources).execute({ actor, place, version: null })
    await undo()
    await undo()
    expect(await sourcesNow()).to.deep.equal([['Annual report.pdf', 2]])
    const first = await undo()
    expect(first.text).to.equal('## Outcomes\n\n[insert: Outcomes]')
    expect(first.state.gaps?.[0]?.passages[0]?.cited).to.equal(false)
    expect(await sourcesNow()).to.deep.equal([])
  })
})
