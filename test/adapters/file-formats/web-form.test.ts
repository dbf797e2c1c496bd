import { expect } from 'chai'
import { directReadings } from '../../../apps/wiring/workers/readings.ts'

async function pasted(text: string) {
  const found = await directReadings().findPasted(text)
  return found.map(({ text, limit }) => [text, limit.words ?? limit.characters])
}

describe('a form copied out of a browser', () => {
  it('keeps each field with its counter, below labels with stars and what is required', async () => {
    const text = `Skip to main content
Step 2 of 5: Your project
Fields marked with * are required

Project title *
Required
0/60

Describe your project in one paragraph *
Required
This will be shown on our website.
0/500 characters

Start date *
DD/MM/YYYY

Where will it take place? *
Select an option
England
Scotland

How do you know there is a need for it? *
0 of 300 words

Who will benefit? *
Children and young people Older people Families Other

What activities will you deliver? *
Required
0 / 2000 characters remaining

Upload your budget
Choose a file
No file chosen
Max file size 10MB

Is there anything else?
Optional
0/1000
Previous
Next
Save draft
`
    expect(await pasted(text)).to.deep.equal([
      ['Project title', 60],
      ['Describe your project in one paragraph', 500],
      ['Start date', null],
      ['Where will it take place?', null],
      ['How do you know there is a need for it?', 300],
      ['Who will benefit?', null],
      ['What activities will you deliver?', 2000],
      ['Is there anything else?', 1000],
    ])
  })

  it('keeps labels whose star stands on a line of its own, and help between label and counter', async () => {
    const text = `Your application 35% complete

Organisation name
*
Organisation name is required

What kind of organisation are you?
*
Registered charity
Community group

Please tell us about the work you do now.
*
Please enter your answer
0 / 1500

Your partners
List any organisations you will work with
Optional
0/500

How much money do you need?
*
£ 0.00

Attach your latest accounts
*
Drop files here or browse
Accepted file types: pdf, docx

What happens when the grant ends?
*
(0/1000 characters)

Back Continue
Privacy policy Cookies Terms
`
    expect(await pasted(text)).to.deep.equal([
      ['Organisation name', null],
      ['What kind of organisation are you?', null],
      ['Please tell us about the work you do now.', 1500],
      ['Your partners', 500],
      ['How much money do you need?', null],
      ['What happens when the grant ends?', 1000],
    ])
  })

  it('keeps fifteen questions without a blank line among them, and what stands between the fields', async () => {
    const asked = Array.from({ length: 15 }, (_, at) => `What will happen in month ${at + 1}?`)
    const text = asked.map((one, at) => `Question ${at + 1} of 15\n${one}*\nBe brief.\n0/200 words`).join('\n')
    const mixed =
      'What is your role?\nRequired\nWho is your chair?\nRequired\n\nWho else helps?\n\nWhy now?\n0/100 words\n'

    expect(await pasted(text)).to.deep.equal(asked.map((one) => [one, 200]))
    expect(await pasted(mixed)).to.deep.equal([
      ['What is your role?', null],
      ['Who is your chair?', null],
      ['Who else helps?', null],
      ['Why now?', 100],
    ])
  })

  it('keeps short questions above a place for an answer, below a line on what a star means', async () => {
    const google = `Community Grants 2026
Sign in to Google to save your progress. Learn more
* Indicates required question
Email
*
Your email
What will you do with the grant?
*
Your answer
Which area do you work in?
*
North
South
Other:
Anything else?
Your answer
Submit
Clear form
`
    const german = `Antrag auf Förderung
Pflichtfelder sind mit * gekennzeichnet

Beschreiben Sie Ihr Vorhaben. *
0/2000 Zeichen

Warum ist es nötig? *
0 von 300 Wörtern

Satzung hochladen
Datei auswählen
Keine ausgewählt

Wie geht es danach weiter?
0/1000

Weiter
`
    expect(await pasted(google)).to.deep.equal([
      ['Email', null],
      ['What will you do with the grant?', null],
      ['Which area do you work in?', null],
      ['Anything else?', null],
    ])
    expect(await pasted(german)).to.deep.equal([
      ['Beschreiben Sie Ihr Vorhaben.', 2000],
      ['Warum ist es nötig?', 300],
      ['Wie geht es danach weiter?', 1000],
    ])
  })

  it('is read so only where a browser left its marks', async () => {
    expect(await pasted('Who pays?\nThe trust, 3/4 of it.\n\nWhat for? *\nFor rent.\n')).to.deep.equal([
      ['Who pays?', null],
      ['What for?', null],
    ])
  })
})
