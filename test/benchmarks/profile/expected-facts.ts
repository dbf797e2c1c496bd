/**
 * What the documents of each open library say of their organisation, read by hand from the output of pdftotext before the
 * finder was written. A key has more than one value where documents differ or call a thing by several names.
 */
export interface ExpectedFacts {
  readonly facts: Readonly<Record<string, readonly string[]>>
  /** Keys of which documents give values that can't all be right. */
  readonly conflicts: readonly string[]
}

export const EXPECTED_FACTS: Readonly<Record<string, ExpectedFacts>> = {
  pact: {
    facts: {
      legalName: ['Pact, Inc.'],
      workingName: ['Pact'],
      founded: ['1971'],
      postalAddress: ['1828 L Street, NW, Suite 300, Washington, DC 20036 USA'],
      website: ['www.pactworld.org'],
      contactEmail: ['info@pactworld.org'],
      contactTelephone: ['202 466 5666', '1 202 466 5666'],
      chiefExecutive: ['Mark Viso'],
      chair: ['Stephen H. Oleskey', 'Nancy Murphy'],
      yearEnd: ['September 30'],
      income2008: ['152,596,065'],
      expenditure2008: ['152,873,277'],
      reserves2008: ['4,061,121'],
      income2010: ['204,705,859'],
      expenditure2010: ['204,812,392'],
      reserves2010: ['3,936,979'],
      income2011: ['195,694,135', '190,790,974'],
      expenditure2011: ['196,156,950', '191,029,617'],
      reserves2011: ['3,474,164', '3,126,996'],
      income2012: ['181,573,121'],
      expenditure2012: ['181,088,307'],
      reserves2012: ['3,611,810'],
      income2013: ['184,403,452'],
      expenditure2013: ['180,061,417'],
      income2014: ['225,398,924'],
      expenditure2014: ['147,616,622'],
      staff2014: ['3,000'],
      mission: [
        'build empowered communities, effective governments and responsible private institutions that give people an opportunity for a better life.',
      ],
    },
    conflicts: ['chair', 'income2011', 'expenditure2011', 'reserves2011'],
  },
  'r-ladies-global': {
    facts: {
      workingName: ['R-Ladies', 'R-Ladies Global'],
      founded: ['June 2016'],
      contactEmail: ['leadership@rladies.org', 'info@rladies.org'],
      mission: ['promote gender diversity in the R community'],
    },
    conflicts: ['contactEmail'],
  },
  'research-software-alliance': {
    facts: {
      legalName: ['Research Software Alliance'],
      workingName: ['Research Software Alliance', 'ReSA'],
      contactName: ['Michelle Barker'],
      contactRole: ['Director'],
      contactEmail: ['michelle@researchsoft.org'],
      chiefExecutive: ['Michelle Barker'],
      website: ['www.researchsoft.org'],
      mission: [
        'bring research software communities together to collaborate on the advancement of the research software ecosystem',
      ],
    },
    conflicts: [],
  },
  openrefine: {
    facts: {
      workingName: ['OpenRefine', 'OpenRefine Foundation'],
      legalForm: ['fiscally sponsored project of Code for Science & Society'],
      founded: ['2010'],
      website: ['openrefine.org'],
      contactName: ['Martin Magdinier', 'Sandra Fauconnier', 'Jan Ainali', 'Antonin Delpeuch'],
      contactRole: ['Project Manager'],
      contactEmail: ['martin@openrefine.org'],
      contactTelephone: ['+1-503-383-1430'],
    },
    conflicts: ['contactName'],
  },
}
