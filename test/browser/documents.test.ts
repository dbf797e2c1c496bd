import { expect } from 'chai'
import { eventuallyEquals, eventually } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { personWithLibrary } from './seeded-account.ts'
import { delayAnswers } from './page-calls.ts'
import { horizontalOverflow, PHONE } from './page-checks.ts'
import type { Person } from './person.ts'
import type { Visitor } from './visitor.ts'

const REPORT = 'Annual report 2025.pdf'

/** The drawer with a document's text. */
const textOf = (visitor: Visitor, name: string) => visitor.dialog(name)

const isFocused = (element: Element) => element === document.activeElement

describe('the text of a document', () => {
  const world = useBrowserWorld()
  let person: Person

  before(async () => {
    person = await personWithLibrary(world())
  })

  it('is opened by the keyboard, closed by Escape or by going back, and leaves the focus on its card', () =>
    world().visitAs(person, async (visitor) => {
      const { keyboard } = visitor.page
      await visitor.open('/documentLibrary')
      await visitor.sees(visitor.link(REPORT))
      await visitor.link(REPORT).focus()
      await keyboard.press('Enter')
      const drawer = textOf(visitor, REPORT)
      await visitor.sees(drawer.getByRole('heading', { name: 'Who we are' }))
      await keyboard.press('Escape')
      await visitor.seesNoMore(drawer)
      await eventually(async () => expect(visitor.page.url()).not.to.include('document='))
      await eventuallyEquals(() => visitor.link(REPORT).evaluate(isFocused), true)

      await visitor.link(REPORT).click()
      await drawer.getByRole('button', { name: 'Next' }).click()
      await visitor.sees(drawer.getByRole('heading', { name: 'Page 2', exact: true }))
      await visitor.page.goBack()
      await visitor.seesNoMore(drawer)
    }))

  it('fills the screen of a phone, over the library and over a project', async () => {
    const { id } = await world().useCases.createProject.execute({ actor: person.actor, name: 'Garden' })
    await world().visitAs(
      person,
      async (visitor) => {
        for (const path of ['/documentLibrary', `/projects/${id}`]) {
          await visitor.open(path)
          await visitor.sees(visitor.link(REPORT))
          await eventuallyEquals(() => horizontalOverflow(visitor), 0)
          await visitor.link(REPORT).tap()
          const drawer = textOf(visitor, REPORT)
          await visitor.sees(drawer.getByRole('heading', { name: 'Page 1', exact: true }))
          await eventuallyEquals(async () => (await drawer.boundingBox())?.width, PHONE.width)
          await eventuallyEquals(() => horizontalOverflow(visitor), 0)
          expect(new URL(visitor.page.url()).pathname).to.equal(path)
        }
      },
      { viewport: PHONE, hasTouch: true, isMobile: true },
    )
  })

  it('is scrolled to the words that an answer uses, and read as a whole from there', async () => {
    const { actor } = person
    const grant = { name: 'Community fund', projectId: null, grantInfo: [], funderId: null, funderName: null }
    const { id: proposalId } = await world().useCases.createManualGrant.execute({ actor, ...grant })
    const questionText = 'How much are your reserves?'
    await world().useCases.addQuestion.execute({ actor, proposalId, questionText })
    await world().jobsAreDone(person)
    await world().visitAs(person, async (visitor) => {
      await visitor.open(`/proposals/${proposalId}`)
      await visitor.button('Open Question 1').click()
      await visitor
        .button(/^Show the passage in Annual report 2025\.pdf p\. /)
        .first()
        .click()
      const sources = visitor.dialog('Sources of this answer')
      const page = sources.getByRole('region', { name: /^Page text of Annual report 2025\.pdf, p\. / }).first()
      await visitor.sees(page.locator('mark'))
      await eventuallyEquals(() => page.evaluate(showsItsMark), true)

      const whole = textOf(visitor, REPORT)
      await sources
        .getByRole('link', { name: /^Read the whole document from page / })
        .first()
        .click()
      await visitor.sees(whole.getByRole('heading', { name: /^Page \d/ }))
      await visitor.page.keyboard.press('Escape')
      await visitor.seesNoMore(whole)
      await visitor.sees(sources)
    })
  })
})

describe('documents that are uploaded', () => {
  const world = useBrowserWorld()

  it('are dropped into the modal, taken away again, and sent with a bar of progress each', async () =>
    world().visitAs(await world().person(), async (visitor) => {
      const arrive = await delayAnswers(visitor, '**/uploadSharedDocument')
      await visitor.open('/documentLibrary')
      await visitor.button(/Upload documents$/).click()
      const modal = visitor.dialog('Upload documents to your library')
      await drop(visitor, ['one.txt', 'two.txt', 'three.txt', 'private.txt'])
      await modal.getByRole('button', { name: 'Remove private.txt' }).click()
      await visitor.sees(visitor.page.getByText('private.txt is no longer chosen.'))
      await visitor.page.reload()
      await visitor.seesNoMore(modal.getByText('private.txt'))
      await modal.getByRole('button', { name: 'Upload', exact: true }).click()
      const bar = (name: string) => modal.getByRole('progressbar', { name: `Upload of ${name}` })
      await visitor.sees(bar('one.txt'), bar('two.txt'))
      arrive()

      await visitor.sees(bar('three.txt'))
      await visitor.seesNoMore(modal)
      await eventuallyEquals(
        async () => (await visitor.page.getByRole('article').getByRole('heading').allTextContents()).sort(),
        ['one.txt', 'three.txt', 'two.txt'],
      )
    }))

  it('are said to have been changed since they were chosen, where they can’t be read any more', async () =>
    world().visitAs(await world().person(), async (visitor) => {
      await visitor.open('/documentLibrary')
      await visitor.button(/Upload documents$/).click()
      const modal = visitor.dialog('Upload documents to your library')
      const file = { name: 'Plan.txt', mimeType: 'text/plain', buffer: Buffer.from('We plan a garden.') }
      await visitor.choose(modal.getByRole('button', { name: 'Choose files' }), file)
      await visitor.sees(modal.getByText('Plan.txt'))
      // As the browser does with a file that was written again; it does not watch files of a browser that runs elsewhere.
      await visitor.page.evaluate(() => {
        const unreadable = () => Promise.reject(new DOMException('The file was changed.', 'NotReadableError'))
        Blob.prototype.slice = () => Object.assign(new Blob(), { arrayBuffer: unreadable })
      })
      await visitor.page.route('**/api/**', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      )
      visitor.expects(/ERR_FAILED/)

      await modal.getByRole('button', { name: 'Upload', exact: true }).click()

      await visitor.sees(modal.getByRole('alert').getByText(/Plan\.txt\. The file was changed or moved/))
    }))
})

/** Whether the first marked words of a box are in what is seen of it. */
function showsItsMark(box: Element): boolean {
  const mark = box.querySelector('mark')?.getBoundingClientRect()
  const { top, bottom } = box.getBoundingClientRect()
  return mark !== undefined && mark.top >= top && mark.bottom <= bottom
}

/** Lets go of files above the place where they are taken, which says something else as soon as they are above it. */
async function drop(visitor: Visitor, names: readonly string[]): Promise<void> {
  const dataTransfer = await visitor.page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer()
    for (const name of dropped)
      transfer.items.add(new File([`We plan a garden, says ${name}.`], name, { type: 'text/plain' }))
    return transfer
  }, names)
  const withinPlace = visitor.button('Choose files')
  for (const event of ['dragenter', 'dragover', 'drop']) await withinPlace.dispatchEvent(event, { dataTransfer })
}
