/** A funder's form for trying the product. The funder does not exist. */
export const sampleForm = {
  tryIt: 'Try a sample form',
  applicationName: 'Sample: Larkrise Community Fund',
  purpose: 'a year of activities for our community',
  amount: '£9,500',
  fileName: 'Larkrise Community Fund (sample form).md',
  /** Markdown. */
  content: `# Larkrise Community Fund: application form

This is a sample form of a made-up funder. Grants of up to £10,000 for projects of up to one year.

## Part A: About your organisation

A1. What is the legal name of your organisation?

A2. What is your charity or company number?

A3. What is the registered address of your organisation?

A4. Who is the main contact for this application?

A5. What is the telephone number of the main contact?

A6. What does your organisation do? (max 120 words)

Tell us about your aims and your main activities.

A7. How do you keep children and adults at risk safe? (max 120 words)

## Part B: About your project

B1. What is the name of your project?

B2. What need will your project meet, and how do you know about it? (max 150 words)

B3. Who will benefit from your project, and how many people will you reach? (max 120 words)

B4. What will your project do, and when? (max 200 words)

B5. How will you know that the project made a difference? (max 120 words)
`,
}
