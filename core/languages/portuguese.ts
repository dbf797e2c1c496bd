import { portugueseCommonQuestions } from './common-questions/other-languages.ts'
import type { LanguageData } from './language-data.ts'
import { list, tensThenOnes } from './number-table.ts'

export const portuguese: LanguageData = {
  code: 'pt',
  commonQuestions: portugueseCommonQuestions,
  stopWords: `a à ao aos as às até com como da das de dela dele deles depois do dos e é ela elas ele eles em entre era eram essa
    essas esse esses esta está estas este estes eu foi foram há isso isto já lhe mais mas me mesmo meu minha muito na
    não nas nem no nos nossa nossas nosso nossos num numa o onde os ou para pela pelas pelo pelos por porque qual quais
    quando que quem se sem ser será seu seus são só sobre sua suas também tem têm teu tu um uma uns você vocês vos`,
  paraphrases: [
    [
      /\b(?:descrev|apresent)\p{L}* (?:brevemente )?(?:a )?(?:sua |vossa )?(?:organização|associação|entidade|instituição|fundação)\b|\bquem são\b/iu,
      'associação lucrativos fundada missão fins criada instituto',
    ],
    [/\bparceir|\bparceria|\bcolabor/iu, 'parcerias convênio protocolo rede trabalhamos apoio'],
  ],
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
  numberWords: 'dois|duas|três|quatro|sete|oito|dez|doze|vinte|trinta|quarenta|cinquenta|cem',
  requiredTerms: [
    { topic: 'insurance', ofSentence: true, asked: /\bseguros?\b/iu, shown: /\bseguros?\b/iu },
    {
      topic: 'safeguarding',
      asked: /\bprote[cç][cç]?ão (?:de|das) crianças/iu,
      shown: /\bprote[cç][cç]?ão (?:de|das) crianças/iu,
    },
    { topic: 'reservesElsewhere', asked: /\breservas\b/iu, shown: /\breservas\b/iu },
    {
      topic: 'dataProtection',
      asked: /\brgpd\b|\bprote[cç]?ção de dados/iu,
      shown: /\brgpd\b|\bprote[cç]?ção de dados/iu,
    },
    { topic: 'complaints', asked: /\breclam[ao]|\breclamaç/iu, shown: /\breclam[ao]|\breclamaç/iu },
    { topic: 'bankDetails', asked: /\bdados bancários/iu },
  ],
  requestOpeners:
    'por favor|acrescent[ea]|adicion[ea]|mencion[ea]|escrev[ea]|encurt[ea]|mais curto|mais longo|us[ea]|procure|expli(?:ca|que)|descrev[ea]|alter[ea]|substitu[ai]|remov[ae]|traduza|obrigad[oa]|pode|como|por que',
  forms: {
    interrogatives:
      'qual|quais|quem|como|quando|onde|por que|porquê|quant[oa]s?|(?:de|em|a) que|(?:em|de|com|para) (?:qual|quais|quem)',
    yesNoOpeners: 'a (?:sua|organização|entidade)|é|são|tem|há|possui|já',
    askingVerbs:
      'descreva|descrever|explique|informe|detalhe|liste|apresente|conte|especifique|aponte|relate|cite|escreva|fale|preencha|justifique|defina',
    politeOpeners: 'por favor',
    actionVerbs: 'assinale|anexe|anexar|selecione|assine|envie|leia|marque|marcar',
    followUps: 'em caso (?:afirmativo|positivo)|se (?:sim|não)',
    guidanceOpeners: 'por exemplo|isto|nota',
    excludedHeadings:
      'documentos (?:anexos|necessários)|anexos|uso (?:interno|exclusivo|oficial)|declaração|assinatura',
    officeParts: '(?:para )?uso (?:exclusivo|interno|oficial)|espaço reservado',
    signatures: 'assinatura',
    dateLabels: 'data|lugar',
    notAsked: 'não preencher',
    filePrompts: String.raw`\banexar\b`,
    moneyWords: 'custo|valor|despesas|receitas|total',
    optionsLeads: 'assinale|selecione',
    remarkLabels: 'nota|atenção|exemplo',
    yesOrNo: 'sim|não',
    deadlines: String.raw`prazo (?:de inscrição|para|final|limite)|data[- ]limite|data de encerramento|inscrições\b.{0,40}\baté|até (?:o dia|às)`,
    otherDates: String.raw`relatório|recurso|resultado|decisão|habilitação|execução|assina`,
    amountLimits: String.raw`valor (?:máximo|mínimo|por projeto)|até o (?:valor|limite)|não (?:pode|poderá) (?:ultrapassar|exceder)|entre\b.{0,20}\be\b`,
    eligibilityHeadings: String.raw`elegibilidade|quem pode (?:participar|se inscrever|concorrer)\s?\??|quem pode se inscrever neste edital\s?\??`,
    eligibilityRules: String.raw`pode(?:m)? se inscrever|pode(?:m)? participar|(?:são|é) elegíve(?:is|l)`,
    attachmentHeadings: String.raw`documentos (?:a anexar|obrigatórios|exigidos|necessários)|anexos|documentação (?:obrigatória|exigida)`,
    attachmentRequests: String.raw`(?:favor )?(?:anexe|anexar|junte|juntar|enviar cópia)\b`,
    wordUnits: 'palavras?',
    characterUnits: 'caracteres|caracter|toques',
    limitCues:
      'máximo|máxima|máx|max|limite|limitado|aproximadamente|cerca|ultrapassar|exceder|restantes|número|tamanho',
    limitFillers:
      'no|na|de|do|da|em|não|mais|até|entre|e|ou|a|com|sem|espaços?|espacos|incluindo|inclusos|por|sua|resposta|texto|opcional|obrigatório|o|um|uma|cerca',
    rangeWords: 'a|e|ou|até',
    leastWords: 'mínimo(?: de)?|pelo menos|no mínimo',
    otherScopes: 'por (?:linha|página|campo|pergunta|questão)|senha',
    schemaPrompts: 'pergunta|campo|rótulo|questão|enunciado',
    schemaHelp: 'ajuda|texto de ajuda|orientaç(?:ão|ões)|descrição|instruç(?:ão|ões)|observaç(?:ão|ões)',
    schemaTypes: 'tipo|tipo de (?:campo|resposta)|formato',
    schemaOptions: 'opções|alternativas|valores|respostas possíveis',
    schemaLimits:
      'limite|(?:número|limite)(?: máximo)? de (?:palavras|caracteres)|palavras|caracteres|tamanho(?: máximo)?',
    schemaRequired: 'obrigatório|obrigatória|opcional|obrigatoriedade',
    schemaSections: 'seção|secção|página|bloco|categoria',
    choiceTypes: String.raw`lista|seleção|caixa|sim ?\/ ?não|múltipla`,
    fileTypes: 'arquivo|anexo|ficheiro',
    totalWords: '(?:sub)?total|valor total|soma',
    moneyHeadings: 'orçamento|custos?|despesas|receitas|financiamento',
    nameHeads: 'nome|razão social|denominação',
    dateHeads: 'data|ano|quando',
    amountHeads: 'valor|custo|orçamento total|montante|quanto',
    countHeads: 'número de|quantos|quantas',
    addressHeads: 'endereço|morada',
    fieldTypes: String.raw`texto(?: (?:curto|longo|livre))?|número|valor|data|lista|caixa de seleção|sim ?\/ ?não|arquivo|ficheiro|anexo|tabela|múltipla escolha`,
    amountAsked: 'solicitad[oa]s?|pretendid[oa]',
    you: 'você|sua|seu',
    we: 'nós|noss[oa]s?',
    must: 'deve|devem|pode',
    unfilledChoices: 'selecione(?: .{0,20})?',
    yes: 'sim',
    no: 'não',
    questionColumns: 'perguntas?|itens',
    answerColumns: '(?:sua )?respostas?',
    characterLimitColumns: 'caracteres',
    aboutFunder: 'quem pode|posso',
    questionsFollow: 'seguintes (?:perguntas|informações|itens)',
    nounHeads: 'nome',
    addressParts: 'cep|cidade|estado|bairro|município',
    addresses: 'endereço',
    pickedKinds: 'qual',
    whatIs: 'qual é',
    determiners: 'o|a',
  },
}
