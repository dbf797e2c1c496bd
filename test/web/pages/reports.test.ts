import type { ReportId, ProjectId } from '../../../core/shared/ids.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { reportResponse, type Report } from '../../../adapters/http-contract/reports.ts'
import { writeInto } from './edit-text.ts'
import type { PageCalls } from './page-calls.ts'
import { usePageWorld, type Person } from './page-world.ts'
import { findIn, isGone, ofProject, openUpload, uploadText } from './uploaded-documents.ts'

const PROMPT = 'What our volunteers did, and our pension scheme'
const FAILED = { status: 'error', text: null, error: 'Nothing could be read.' } as const
const OUT_OF_DATE = 'The state of this report could not be loaded and may be out of date.'

const showAsFailed = (calls: PageCalls, path: string) =>
  calls.change<{ report: Report }>(path, ({ report }) => ({ report: { ...report, ...FAILED } }))

describe('reports', () => {
  const world = usePageWorld()

  const createProject = async (person: Person): Promise<ProjectId> =>
    (await world().useCases.createProject.execute({ actor: person.actor, name: 'Youth club' })).id

  /** A project with a document for reports, which has been read. */
  const projectToReportOn = async (person: Person): Promise<ProjectId> => {
    const projectId = await createProject(person)
    const text = 'Eighteen volunteers gave 2,400 hours to the youth club in 2025.'
    await uploadText(world(), person, 'Annual report.txt', text, ofProject(projectId, 'reports'))
    await world().workOff()
    return projectId
  }

  /** The path of a report that waits to be written. */
  const createReport = async (person: Person): Promise<string> => {
    const projectId = await projectToReportOn(person)
    const asked = { name: 'Report 2025', reportPrompt: PROMPT }
    const { id } = await world().useCases.createReport.execute({ actor: person.actor, projectId, ...asked })
    return `/projects/reports/${id}`
  }

  it('keep their due day wherever they are looked at', async () => {
    const person = await world().person()
    const path = await createReport(person)
    const dueZone = new Intl.DateTimeFormat().resolvedOptions().timeZone === 'Asia/Tokyo' ? 'UTC' : 'Asia/Tokyo'
    const dueAt = new Date(Date.parse('2027-11-29T23:59:00Z') - hoursAheadOf(dueZone) * 3_600_000).toISOString()
    const reportId = path.split('/').at(-1) as ReportId
    await world().useCases.changeReport.execute({ actor: person.actor, reportId, changes: { dueAt, dueZone } })

    const page = await world().open(path, person)
    const day = await screen.findByLabelText<HTMLInputElement>('Due date of this report')
    expect(day.value).to.equal('2027-11-29')
    fireEvent.change(day, { target: { value: '2027-12-01' } })
    await page.settles()

    const { report } = await person.client.get(path, reportResponse)
    expect([report.dueZone, report.dueAt]).to.deep.equal([dueZone, dueAt.replace('11-29', '12-01')])
  })

  const hoursAheadOf = (zone: string) => (zone === 'UTC' ? 0 : 9)

  it('are created, followed while they are written, read with their sources, and renamed', async () => {
    const person = await world().person()
    const projectId = await projectToReportOn(person)
    const page = await world().open(`/projects/${projectId}#reports`, person)
    await page.user.click(await screen.findByText('Create new report'))
    const modal = await screen.findByRole('dialog', { name: 'New Project' })
    await page.fill(within(modal).getByLabelText('Report name'), 'Report to our funder')
    await page.fill(within(modal).getByLabelText('Report prompt'), PROMPT)
    await page.user.click(within(modal).getByText('Create'))
    await isGone(modal)
    const card = (await screen.findByText('Report to our funder')).closest('article')!
    expect(card.textContent).to.match(/processing.*Created .*Modified /)

    await page.user.click(screen.getByText('Report to our funder'))
    await page.arrivesAt(/^\/reports\/[0-9a-f]{24}$/)
    await screen.findByText('Generating your report')
    screen.getByText(/^This may take a few minutes/)
    expect(screen.getByLabelText<HTMLTextAreaElement>('Report prompt').value).to.equal(PROMPT)
    await world().workOff()
    await page.passes(3000)
    const report = within(await screen.findByRole('article', { name: 'Report' }))
    report.getByText('What our volunteers did', { selector: 'h2, h3' })
    expect(report.queryByText('2,400 hours', { exact: false })).to.equal(null)
    await page.user.click(await screen.findByLabelText('Insert: Annual report.txt, for What our volunteers did'))
    await page.settles()
    await report.findByText('2,400 hours', { exact: false })

    await page.user.click(await screen.findByText('Annual report.txt', { selector: 'button, button *' }))
    const sources = await screen.findByRole('dialog', { name: 'Sources' })
    await findIn(sources, 'mark')
    await page.user.click(within(sources).getByLabelText('Close'))

    await page.user.click(screen.getByLabelText('Edit: Report name'))
    await page.fill(screen.getByLabelText('Report name'), 'Our year')
    await page.user.click(screen.getByText('Save').closest('button')!)
    await screen.findByText('Our year', { selector: 'h1:not([class])' })
    await page.user.click(screen.getByText('Show project'))
    await page.arrivesAt(`/projects/${projectId}#reports`)
    const renamed = (await screen.findByText('Our year', { selector: 'a' })).closest('article')!
    expect(renamed.textContent).to.contain('completed')
  })

  it('need documents, a name and a prompt', async () => {
    const person = await world().person()
    const projectId = await createProject(person)
    const page = await world().open(`/projects/${projectId}#reports`, person)
    const create = (await screen.findByText('Create new report')).closest('button')!
    expect(create.disabled).to.equal(true)
    screen.getByText('You need to upload documents before you can create reports.')
    await page.user.hover(create.parentElement!)
    await screen.findByText('You need to upload documents before creating a report.')

    const { choose, upload, closes } = await openUpload(page, 'Upload documents for reports')
    await choose('Annual report.txt')
    await upload()
    await closes()
    await screen.findByText("You're ready to create your first report!")
    expect(create.disabled).to.equal(false)
    await page.user.click(create)
    const modal = within(await screen.findByRole('dialog', { name: 'New Project' }))
    const submit = modal.getByText('Create').closest('button')!
    for (const [name, prompt, isDisabled] of [
      ['', '', true],
      ['A', ' \n ', true],
      ['  ', 'B', true],
      ['A', 'B', false],
    ] as const) {
      await page.fill(modal.getByLabelText('Report name'), name)
      await page.fill(modal.getByLabelText('Report prompt'), prompt)
      expect(submit.disabled, `“${name}” and “${prompt}”`).to.equal(isDisabled)
    }
  })

  it('that could not be created say why, and can be tried again with what was typed', async () => {
    const person = await world().person()
    const projectId = await projectToReportOn(person)
    const call = `POST /projects/${projectId}/createReport`
    const failure = { success: false, error: 'Come back later.', code: 'x.y', requestId: '1' }
    const page = await world().open(`/projects/${projectId}#reports`, person, ({ calls }) =>
      calls.refuse(call, 503, JSON.stringify(failure)),
    )
    await page.user.click(await screen.findByText('Create new report'))
    const modal = await screen.findByRole('dialog', { name: 'New Project' })
    await page.fill(within(modal).getByLabelText('Report name'), 'Our year')
    await page.fill(within(modal).getByLabelText('Report prompt'), PROMPT)
    const submit = within(modal).getByText('Create').closest('button')!
    await page.user.click(submit)
    const alert = await within(modal).findByRole('alert')
    expect(alert.textContent).to.match(/^The report was not created.*Come back later\./)

    page.calls.restore()
    const letGo = page.calls.hold(call)
    await page.user.click(submit)
    await waitFor(() => expect(submit.disabled).to.equal(true))
    letGo()
    await isGone(modal)
    await screen.findByText('Our year')
    expect(page.calls.count(call)).to.equal(2)
  })

  it('are written from the documents ticked for them, at first those for the reports of the project', async () => {
    const person = await world().person()
    const projectId = await projectToReportOn(person)
    await uploadText(world(), person, 'Strategy.txt', 'We plan a second youth club in 2027.')
    await world().workOff()
    const page = await world().open(`/projects/${projectId}#reports`, person)
    await page.user.click(await screen.findByText('Create new report'))
    const modal = await screen.findByRole('dialog', { name: 'New Project' })
    await page.fill(within(modal).getByLabelText('Report name'), 'Plans')
    await page.fill(within(modal).getByLabelText('Report prompt'), PROMPT)
    const tick = (name: string) => within(modal).findByRole<HTMLInputElement>('checkbox', { name })
    expect([(await tick('Annual report.txt')).checked, (await tick('Strategy.txt')).checked]).to.deep.equal([
      true,
      false,
    ])
    const submit = within(modal).getByText('Create').closest('button')!
    await page.user.click(await tick('Annual report.txt'))
    expect(submit.disabled).to.equal(true)
    await page.user.click(await tick('Strategy.txt'))
    await page.user.click(submit)
    await isGone(modal)

    await world().workOff()
    await page.user.click(await screen.findByRole('link', { name: 'Plans' }))
    await page.user.click(await screen.findByRole('button', { name: 'More for this report' }))
    await page.user.click(await screen.findByText('Write again…'))
    const again = within(await screen.findByRole('dialog', { name: 'Write the report again' }))
    const ticked = await again.findAllByRole<HTMLInputElement>('checkbox', { checked: true })
    expect(ticked.map((box) => box.closest('label')?.textContent)).to.deep.equal(['Strategy.txt'])
  })

  it('are asked for every 3 s while they are written, until a poll fails, and then only on demand', async () => {
    const person = await world().person()
    const path = await createReport(person)
    const page = await world().open(path, person)
    await screen.findByText('Generating your report')
    for (const calls of [2, 3, 4]) {
      await page.passes(3000)
      expect(page.calls.count(path)).to.equal(calls)
    }
    screen.getByText('Generating your report')

    page.calls.refuse(path)
    await page.passes(3000)
    await screen.findByText(OUT_OF_DATE)
    expect(page.calls.count(path)).to.equal(5)
    expect(page.timers.waiting(3000), 'after a poll that failed').to.equal(0)

    page.calls.restore()
    await page.user.click(screen.getByText('Try Again'))
    await waitFor(() => expect(screen.queryByText(OUT_OF_DATE)).to.equal(null))
    await world().workOff()
    await page.passes(3000)
    await screen.findByRole('article', { name: 'Report' })
    expect(page.timers.waiting(3000), 'after the end').to.equal(0)
  })

  it('show what was asked for and what came of it, and are asked for no more once they ended', async () => {
    const person = await world().person()
    const path = await createReport(person)
    const page = await world().open('/projects', person)
    for (const [changes, sign] of [
      [
        { status: 'error', error: 'Nothing could be read.' },
        /^An error occurred while generating the report\..*Nothing could be read/,
      ],
      [{ status: 'completed', text: 'All is **well**.' }, /^EditAll is well\.$/],
    ] as const) {
      page.calls.change<{ report: Report }>(path, ({ report }) => ({ report: { ...report, ...changes } }))
      await page.goTo(path.replace('/projects', ''))
      await screen.findByText('Report 2025', { selector: 'h1' })
      const outcome = document.querySelector('[role=alert], article')
      expect(outcome?.textContent).to.match(sign)
      const prompt = screen.getByLabelText<HTMLTextAreaElement>('Report prompt')
      expect([prompt.value, prompt.getAttribute('rows'), prompt.readOnly]).to.deep.equal([PROMPT, '10', true])
      expect(page.timers.waiting(3000)).to.equal(0)
      page.calls.restore()
    }
  })

  it('offer to be written again beside the failure, to those whose they are', async () => {
    const person = await world().person()
    const path = await createReport(person)
    await world().workOff()
    const page = await world().open(path.replace('/projects', ''), person, ({ calls }) => showAsFailed(calls, path))
    await page.user.click(await screen.findByRole('button', { name: 'Write again…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Write the report again' }))
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Report prompt').value).to.equal(PROMPT)
    page.calls.restore()
    await page.user.click(dialog.getByRole('button', { name: 'Write again' }))
    await screen.findByText('Generating your report')
    expect(screen.queryByText('An error occurred while generating the report.')).to.equal(null)

    await world().open(path.replace('/projects', ''), world().admin, ({ calls }) => showAsFailed(calls, path))

    await screen.findByText('An error occurred while generating the report.')
    expect(screen.queryByRole('button', { name: 'Write again…' })).to.equal(null)
  })

  it('are edited where they stand', async () => {
    const person = await world().person()
    const path = await createReport(person)
    await world().workOff()
    const page = await world().open(path.replace('/projects', ''), person)
    await writeInto(page, 'Report', 'Our own words. ')

    await screen.findByText('From what you told us, edited by you')
    await page.reload()
    await screen.findByText(/Our own words\./)
  })

  it('are polled in any state that is not an end', async () => {
    const person = await world().person()
    const path = await createReport(person)
    const page = await world().open(path, person, ({ calls }) =>
      calls.change<{ report: object }>(path, ({ report }) => ({ report: { ...report, status: 'queued' } })),
    )
    await screen.findByText('Generating your report')
    expect(page.timers.waiting(3000)).to.equal(1)
  })

  it('that are not at an address are said to be missing', async () => {
    await world().open(`/projects/reports/${'f'.repeat(24)}`, world().admin)

    await screen.findByText('Report not found', { selector: 'h1' })
    expect(screen.getByText('Go to your projects').getAttribute('href')).to.equal('/projects')
  })
})
