/** The few words that an answer in its kind needs, by language. */
export interface KindWords {
  readonly yes: string
  readonly no: string
  readonly item: string
  readonly amount: string
  readonly share: string
  readonly total: string
}

const words = (yes: string, no: string, [item, amount, share, total]: readonly string[]): KindWords => ({
  ...{ yes, no },
  ...{ item: item!, amount: amount!, share: share!, total: total! },
})

const ENGLISH = words('Yes', 'No', ['Item', 'Amount', 'Share', 'Total'])
const BY_LANGUAGE: Readonly<Record<string, KindWords>> = {
  cy: words('Ydy', 'Nac ydy', ['Eitem', 'Swm', 'Cyfran', 'Cyfanswm']),
  da: words('Ja', 'Nej', ['Post', 'Beløb', 'Andel', 'I alt']),
  de: words('Ja', 'Nein', ['Posten', 'Betrag', 'Anteil', 'Summe']),
  es: words('Sí', 'No', ['Concepto', 'Importe', 'Porcentaje', 'Total']),
  fi: words('Kyllä', 'Ei', ['Kohta', 'Summa', 'Osuus', 'Yhteensä']),
  fr: words('Oui', 'Non', ['Poste', 'Montant', 'Part', 'Total']),
  hu: words('Igen', 'Nem', ['Tétel', 'Összeg', 'Arány', 'Összesen']),
  it: words('Sì', 'No', ['Voce', 'Importo', 'Quota', 'Totale']),
  nl: words('Ja', 'Nee', ['Post', 'Bedrag', 'Aandeel', 'Totaal']),
  no: words('Ja', 'Nei', ['Post', 'Beløp', 'Andel', 'Sum']),
  pl: words('Tak', 'Nie', ['Pozycja', 'Kwota', 'Udział', 'Razem']),
  pt: words('Sim', 'Não', ['Rubrica', 'Montante', 'Percentagem', 'Total']),
  sv: words('Ja', 'Nej', ['Post', 'Belopp', 'Andel', 'Summa']),
}

/** English where the language is not among them. */
export function kindWordsFor(language: string): KindWords {
  const [code = ''] = language.toLowerCase().split('-')
  return BY_LANGUAGE[code === 'nb' || code === 'nn' ? 'no' : code] ?? ENGLISH
}
