import type { LanguageData } from './language-data.ts'
import { list, tensThenOnes } from './number-table.ts'

export const portuguese: LanguageData = {
  code: 'pt',
  numbers: {
    below100: tensThenOnes(
      list(
        'um|uma dois|duas três quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove',
      ),
      list('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'),
      ' e ',
    ),
    hundreds: list(
      'cem|cento duzentos|duzentas trezentos|trezentas quatrocentos|quatrocentas quinhentos|quinhentas seiscentos|seiscentas setecentos|setecentas oitocentos|oitocentas novecentos|novecentas',
    ),
    thousand: 'mil',
    million: 'milhão|milhões',
    hasBareThousand: true,
  },
  forms: {
    wordUnits: 'palavras?',
    characterUnits: 'caracteres|caracter|toques',
    limitCues:
      'máximo|máxima|máx|max|limite|limitado|aproximadamente|cerca|ultrapassar|exceder|restantes|número|tamanho',
    limitFillers:
      'no|na|de|do|da|em|não|mais|até|entre|e|ou|a|com|sem|espaços?|espacos|incluindo|inclusos|por|sua|resposta|texto|opcional|obrigatório|o|um|uma|cerca',
    rangeWords: 'a|e|ou|até',
    leastWords: 'mínimo(?: de)?|pelo menos|no mínimo',
  },
}
