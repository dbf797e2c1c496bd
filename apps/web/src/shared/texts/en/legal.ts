/** Long texts, loaded only by their own pages. */
export interface LegalText {
  readonly title: string
  readonly note: string
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
}

const privacy: LegalText = {
  title: 'Privacy',
  note: 'This page describes what the software does with your data. The organisation that runs this installation is responsible for it and may add its name, contact and further terms here.',
  sections: [
    {
      heading: 'What we keep',
      paragraphs: [
        'Your name and email address, a one-way hash of your password, and when you last logged in.',
        'The documents and forms that you upload, the text found in them, and the projects, applications and answers that you make.',
      ],
    },
    {
      heading: 'What we use it for',
      paragraphs: [
        'Only to do what you ask for: to find passages in your documents and to draft answers from them. Your documents are never used for the applications of another organisation.',
        'If a language model is configured, the passages needed for a question are sent to its provider to write the draft. If none is configured, nothing leaves this server.',
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'One cookie keeps you logged in. It holds a random number and nothing about you. There is no tracking.',
      ],
    },
    {
      heading: 'How long, and your rights',
      paragraphs: [
        'Data stays until you delete it. Deleting a document removes its file, its text and everything found in it.',
        'You may ask to see, correct or take away what is kept about you, and to have it deleted. Write to the organisation that runs this installation.',
      ],
    },
  ],
}

const terms: LegalText = {
  title: 'Terms',
  note: 'These are plain terms for the use of this software. The organisation that runs this installation may replace or extend them.',
  sections: [
    {
      heading: 'What you get',
      paragraphs: [
        'A place for your documents and grant applications, and drafts of answers with their sources.',
        'A draft is a draft. Check every statement, figure, name and date before you send an application. You answer for what you send to a funder.',
      ],
    },
    {
      heading: 'What you bring',
      paragraphs: [
        'Upload only documents that you are allowed to use, and keep personal data of the people you help out of them where it is not needed.',
        'Keep your password to yourself, and invite only people who may see all documents of your organisation.',
      ],
    },
    {
      heading: 'Fair use',
      paragraphs: [
        'Do not try to reach the data of others, to disturb the service, or to use it for anything unlawful.',
      ],
    },
    {
      heading: 'Liability',
      paragraphs: [
        'The software is provided as it is. There is no promise that an application succeeds or that the service is never interrupted. Keep your own copies of what matters to you.',
      ],
    },
  ],
}

export const legal = { privacy, terms }
