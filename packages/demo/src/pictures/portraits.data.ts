/** How the hosts look in their portraits. */

export type Portrait = {
  skin: string
  hair: string
  cut: 'short' | 'crop' | 'bob' | 'long' | 'waves' | 'bun' | 'curls' | 'braids' | 'bald'
  /** What they wear, and its neck. */
  top: string
  neck: 'round' | 'vee' | 'collar' | 'jacket'
  glasses?: true
  beard?: string
  /** Lines about eyes and mouth. */
  mature?: true
  earrings?: true
  wall: string
}

const [fair, light, olive, tan, brown, deep] = ['#f2cdb4', '#e8b895', '#d3a078', '#b97f56', '#8d5a3c', '#5f3a27']
const [black, darkBrown, chestnut, auburn, blond, silver, white] = [
  '#231d1e',
  '#3d2a21',
  '#6b432b',
  '#8e3f24',
  '#c79a5a',
  '#9a9a9c',
  '#dedbd5',
]

/** By the slug of a host's name. */
export const portraits = {
  'amelie-trottier': {
    skin: fair,
    hair: chestnut,
    cut: 'waves',
    top: '#2f5d62',
    neck: 'vee',
    earrings: true,
    wall: '#e9d3c8',
  },
  'renata-osei': {
    skin: deep,
    hair: black,
    cut: 'curls',
    top: '#c9902f',
    neck: 'round',
    earrings: true,
    wall: '#e9d3c8',
  },
  'shannon-mccrae': {
    skin: fair,
    hair: auburn,
    cut: 'bob',
    top: '#39466b',
    neck: 'jacket',
    mature: true,
    wall: '#e9d3c8',
  },
  'vivian-achebe': {
    skin: brown,
    hair: black,
    cut: 'bun',
    top: '#6d2f52',
    neck: 'vee',
    earrings: true,
    wall: '#cdc3d6',
  },
  'louise-anne-perrault': {
    skin: light,
    hair: silver,
    cut: 'bob',
    top: '#4b4f66',
    neck: 'jacket',
    glasses: true,
    earrings: true,
    mature: true,
    wall: '#cdc3d6',
  },
  'gabrielle-sauvageau': { skin: light, hair: darkBrown, cut: 'long', top: '#c2667a', neck: 'round', wall: '#eccfcb' },
  'priya-raman': { skin: tan, hair: black, cut: 'long', top: '#2f7d74', neck: 'vee', earrings: true, wall: '#eccfcb' },
  'dana-whitefeather': {
    skin: tan,
    hair: black,
    cut: 'braids',
    top: '#9a4a32',
    neck: 'round',
    earrings: true,
    wall: '#eccfcb',
  },
  'marc-olivier-dube': {
    skin: fair,
    hair: darkBrown,
    cut: 'short',
    top: '#5b6b58',
    neck: 'collar',
    beard: darkBrown,
    wall: '#cbd6d0',
  },
  'jocelyn-baird': {
    skin: light,
    hair: blond,
    cut: 'waves',
    top: '#7a8fb0',
    neck: 'round',
    glasses: true,
    mature: true,
    wall: '#cbd6d0',
  },
  'thandi-mokoena': {
    skin: brown,
    hair: black,
    cut: 'crop',
    top: '#d77a45',
    neck: 'vee',
    earrings: true,
    wall: '#cbd6d0',
  },
  'sylvain-gagnon': {
    skin: light,
    hair: silver,
    cut: 'short',
    top: '#f1ede4',
    neck: 'collar',
    beard: silver,
    mature: true,
    wall: '#d9cdb8',
  },
  'bianca-ferrante': { skin: olive, hair: darkBrown, cut: 'bun', top: '#9b2f34', neck: 'round', wall: '#d9cdb8' },
  'keiko-tanabe': { skin: light, hair: black, cut: 'bob', top: '#30455e', neck: 'collar', wall: '#d9cdb8' },
  'jordan-pelletier': {
    skin: fair,
    hair: chestnut,
    cut: 'short',
    top: '#3b3f4a',
    neck: 'round',
    glasses: true,
    wall: '#c5d0da',
  },
  'arjun-mehta': {
    skin: tan,
    hair: black,
    cut: 'short',
    top: '#2e5aa0',
    neck: 'jacket',
    beard: black,
    wall: '#c5d0da',
  },
  'noemie-lachapelle': { skin: light, hair: auburn, cut: 'bun', top: '#5f8f86', neck: 'round', wall: '#cfdccb' },
  'derek-olsen': {
    skin: fair,
    hair: blond,
    cut: 'bald',
    top: '#44596b',
    neck: 'collar',
    beard: blond,
    mature: true,
    wall: '#cfdccb',
  },
  'gilles-arsenault': {
    skin: light,
    hair: white,
    cut: 'short',
    top: '#6f4a32',
    neck: 'collar',
    beard: white,
    glasses: true,
    mature: true,
    wall: '#d2dcc3',
  },
  'wendy-kowalchuk': {
    skin: fair,
    hair: silver,
    cut: 'crop',
    top: '#3f7252',
    neck: 'collar',
    mature: true,
    wall: '#d2dcc3',
  },
  'fabienne-roy': {
    skin: brown,
    hair: darkBrown,
    cut: 'waves',
    top: '#b0577f',
    neck: 'round',
    glasses: true,
    wall: '#e2d3dd',
  },
  'callum-reid': {
    skin: fair,
    hair: auburn,
    cut: 'short',
    top: '#4a6a8a',
    neck: 'collar',
    beard: auburn,
    wall: '#e2d3dd',
  },
  'mina-haddad': {
    skin: olive,
    hair: black,
    cut: 'curls',
    top: '#7a5aa0',
    neck: 'vee',
    earrings: true,
    wall: '#e2d3dd',
  },
} as const satisfies Record<string, Portrait>

/** A host with a portrait. */
export type HostSlug = keyof typeof portraits
