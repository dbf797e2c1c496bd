import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { addAnsweredApplication, QUESTIONS } from './answered-questions.ts'
import { addApplication, uploadForm } from './applications.ts'
import { usePageWorld, type ShownPage } from './page-world.ts'
import { ofProject, uploadText } from './uploaded-documents.ts'

/** What the page has the browser save from now on, as paths of the API; this process saves nothing. */
function savedAddresses(page: Document): () => string[] {
  const saved: string[] = []
  const note = (event: Event) => {
    const { target } = event
    if (!(target instanceof HTMLAnchorElement) || !target.hasAttribute('download')) return
    event.preventDefault()
    saved.push(target.href.replace(/^.*(?=\/proposals\/)/, ''))
  }
  page.addEventListener('click', note, { capture: true })
  return () => {
    page.removeEventListener('click', note, { capture: true })
    return saved
  }
}

describe('what can be done with the whole of an application, a project or a report', () => {
  const world = usePageWorld()

  async function choose(page: ShownPage, menu: string, action: string): Promise<void> {
    await page.user.click(await screen.findByRole('button', { name: menu }))
    await page.user.click(await screen.findByText(action))
  }

  const ofApplication = (page: ShownPage, action: string) => choose(page, 'More for this application', action)

  it('has amount, purpose and funder of an application changed', async () => {
    const person = await world().person()
    const page = await world().open(await addApplication(world(), person), person)
    await ofApplication(page, 'Edit the details…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Details of the application' }))
    await page.fill(dialog.getByLabelText('What are you applying for funding for?'), 'two ovens')
    await page.fill(dialog.getByLabelText('How much are you requesting?'), '£48,000')
    await page.fill(dialog.getByLabelText('Amount asked for'), '1.250')
    dialog.getByText('This could be £1,250 or £1.25. Type 1250 or 1.25.')
    expect(dialog.getByRole('button', { name: 'Save' })).to.have.property('disabled', true)
    await page.fill(dialog.getByLabelText('Amount asked for'), '1.250,50')
    dialog.getByText('= £1,250.50')
    await page.user.type(await dialog.findByRole('combobox', { name: 'Funder' }), 'Lantern Trust')
    await page.passes(400)
    await page.user.click(await screen.findByText('Add “Lantern Trust”'))
    await page.user.click(dialog.getByText('Save'))

    const subtitle = await screen.findByText(/^Applying for £48,000 for two ovens from/)
    expect(subtitle.textContent).to.match(/^Applying for £48,000 for two ovens from Lantern Trust/)
    await screen.findByDisplayValue('1250.50')
    await page.settles()
  })

  it('downloads an application in each format, and says how many answers are not checked', async () => {
    const person = await world().person()
    const path = await addAnsweredApplication(world(), person)
    const page = await world().open(path, person)
    for (const [label, format] of [
      ['Word', 'docx'],
      ['Markdown', 'md'],
      ['Plain text', 'txt'],
    ] as const) {
      const saved = savedAddresses(document)
      await choose(page, 'Download', label)

      await screen.findByText('3 answers are not checked')
      expect(saved()).to.deep.equal([`${path}/download?format=${format}`])
      await page.passes(8000)
      expect(screen.queryByText('3 answers are not checked')).to.equal(null)
    }
  })

  it('downloads with what was ticked, and remembers it', async () => {
    const person = await world().person()
    const path = await addAnsweredApplication(world(), person)
    const page = await world().open(path, person)
    await choose(page, 'Download', 'What is in the file…')
    const dialog = within(await screen.findByRole('dialog', { name: 'What is in the file' }))
    await page.user.click(dialog.getByLabelText('Guidance of the questions'))
    await page.user.click(dialog.getByLabelText('Cover letter'))
    await page.user.click(dialog.getByText('Close', { selector: 'span' }))
    const saved = savedAddresses(document)
    await choose(page, 'Download', 'Word')

    await waitFor(() => expect(saved()).to.have.length(1))
    expect(saved()).to.deep.equal([`${path}/download?format=docx&include=unanswered,letter`])
    expect(localStorage.getItem('file-contents')).to.equal('unanswered,letter')
    localStorage.removeItem('file-contents')
  })

  it('says why a PDF can’t be had', async () => {
    const person = await world().person()
    const path = await addAnsweredApplication(world(), person, ['كم عائلة تخدمون؟ '.repeat(40)])
    const page = await world().open(path, person)
    await choose(page, 'Download', 'PDF')

    await screen.findByText(/Download it as a Word document instead/)
  })

  it('says what a PDF shows otherwise before it is saved', async () => {
    const person = await world().person()
    const path = await addAnsweredApplication(world(), person, ['Who tends the 温室 🌱 in your garden, and how often?'])
    const page = await world().open(path, person)
    const savedBefore = savedAddresses(document)
    await choose(page, 'Download', 'PDF')

    await screen.findByText('温室, 🌱')
    expect(savedBefore()).to.deep.equal([])
    const saved = savedAddresses(document)
    await page.user.click(screen.getByText('Save the PDF all the same'))
    expect(saved()).to.have.length(1)
    await waitFor(() => expect(screen.queryByText('温室, 🌱')).to.equal(null))
  })

  it('gives an application its form later', async () => {
    const person = await world().person()
    const page = await world().open(await addApplication(world(), person), person)
    await ofApplication(page, 'Upload the form…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload the funder’s form' }))
    const form = new File(['1. Who benefits? (max 90 words)\n\n2. How are you governed?\n'], 'form.txt')
    await page.choose(await dialog.findByText('Choose a file'), form)
    await page.user.click(dialog.getByRole('button', { name: 'Upload' }))
    await screen.findByText('Processing your grant application...')
    await page.settles()
    await world().workOff()
    await page.passes(5000)

    expect(await screen.findAllByRole('article')).to.have.length(2)
  })

  it('takes another form where the first one is damaged, from beside the reason', async () => {
    const person = await world().person()
    const path = await uploadForm(world(), person, { fileName: 'form.pdf', text: '%PDF-1.7 broken' })
    await world().workOff()
    const page = await world().open(path, person)
    const alert = within(await screen.findByRole('alert'))
    alert.getByText(/Upload it again/)
    expect(screen.queryByText(/^Reading the form/)).to.equal(null)
    await page.user.click(alert.getByText('Upload another form…'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload the funder’s form' }))
    await page.choose(await dialog.findByText('Choose a file'), new File(['1. Who benefits from it?\n'], 'form.txt'))
    await page.user.click(dialog.getByRole('button', { name: 'Upload' }))
    await page.settles()
    await world().workOff()
    await page.passes(5000)

    await screen.findByRole('article', { name: /Who benefits from it/ })
    expect(screen.queryByRole('alert')).to.equal(null)
  })

  it('copies an application, and leads to the copy', async () => {
    const person = await world().person()
    const path = await addAnsweredApplication(world(), person)
    const page = await world().open(path, person)
    await ofApplication(page, 'Duplicate')

    await screen.findByRole('heading', { name: 'Garden fund (copy)', level: 1 })
    expect(page.address).not.to.equal(path)
    expect(screen.getAllByRole('article')).to.have.length(QUESTIONS.length)
    await page.settles()
  })

  it('deletes an application once it is said what goes with it', async () => {
    const person = await world().person()
    const { actor } = person
    const { id: projectId } = await world().useCases.createProject.execute({ actor, name: 'Gardens' })
    const path = await addApplication(world(), person, { projectId, questions: ['Who benefits?', 'Since when?'] })
    await world().workOff()
    const page = await world().open(path, person)
    await ofApplication(page, 'Delete…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Garden fund”?' }))
    dialog.getByText('2 questions with their answers and history')
    page.calls.refuse(`POST ${path}/remove`)
    await page.user.click(dialog.getByRole('button', { name: 'Delete' }))
    await dialog.findByText('Nothing was deleted. Please try again.')
    page.calls.restore()
    await page.user.click(dialog.getByRole('button', { name: 'Delete' }))

    await page.arrivesAt(`/projects/${projectId}`)
    await screen.findByRole('heading', { name: 'Gardens', level: 1 })
    await page.goTo(path)
    await screen.findByText('Grant application not found')
  })

  it('deletes a project with all that belongs to it', async () => {
    const person = await world().person()
    const { actor } = person
    const { id: projectId } = await world().useCases.createProject.execute({ actor, name: 'Gardens' })
    await addApplication(world(), person, { projectId })
    const page = await world().open(`/projects/${projectId}`, person)
    await choose(page, 'More for this project', 'Delete…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Gardens”?' }))
    dialog.getByText('1 application with its answers')
    await page.user.click(dialog.getByRole('button', { name: 'Delete' }))

    await page.arrivesAt('/projects')
    await screen.findByText('Start with your first project')
  })

  it('copies a project, and leads to the copy', async () => {
    const person = await world().person()
    const { actor } = person
    const { id } = await world().useCases.createProject.execute({ actor, name: 'Gardens' })
    const page = await world().open(`/projects/${id}`, person)
    await choose(page, 'More for this project', 'Duplicate')

    await screen.findByRole('heading', { name: 'Gardens (copy)', level: 1 })
  })

  it('has a report written again with another prompt, copied, and deleted', async () => {
    const person = await world().person()
    const { actor } = person
    const { id: projectId } = await world().useCases.createProject.execute({ actor, name: 'Gardens' })
    await uploadText(world(), person, 'report.txt', 'We welcomed 1,240 people.', ofProject(projectId, 'reports'))
    await world().workOff()
    const asked = { actor, projectId, name: 'Our year', reportPrompt: 'People' }
    const { id } = await world().useCases.createReport.execute(asked)
    await world().workOff()
    const page = await world().open(`/reports/${id}`, person)
    await choose(page, 'More for this report', 'Write again…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Write the report again' }))
    await page.fill(dialog.getByLabelText('Report prompt'), 'People who were welcomed')
    await page.user.click(dialog.getByRole('button', { name: 'Write again' }))
    await waitFor(() => screen.getByDisplayValue('People who were welcomed'))
    await page.settles()
    await world().workOff()
    await page.passes(3000)
    await choose(page, 'More for this report', 'Duplicate')
    await screen.findByRole('heading', { name: 'Our year (copy)', level: 1 })
    await choose(page, 'More for this report', 'Delete…')
    await page.user.click(
      within(await screen.findByRole('dialog', { name: 'Delete “Our year (copy)”?' })).getByRole('button', {
        name: 'Delete',
      }),
    )

    await page.arrivesAt(`/projects/${projectId}#reports`)
    await screen.findByText('Our year')
    expect(screen.queryByText('Our year (copy)')).to.equal(null)
  })
})
