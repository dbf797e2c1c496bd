/** Numbers in words, in the languages of the documents, as alternatives of a pattern. */
export const NUMBER_WORD = [
  'million|thousand|hundred|dozens?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty',
  'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|vierzig|fünfzig|hundert|tausend',
  'deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|vingt|trente|quarante|cinquante|soixante|cent|mille',
  'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|treinta|cuarenta|cincuenta|cien|mil',
  'due|tre|quattro|cinque|sette|otto|nove|dieci|dodici|venti|trenta|quaranta|cinquanta|cento',
  'dois|duas|três|quatro|sete|oito|dez|doze|vinte|trinta|quarenta|cinquenta|cem',
  'twee|vijf|zes|zeven|negen|tien|twaalf|twintig|dertig|veertig|vijftig|honderd|duizend',
].join('|')
