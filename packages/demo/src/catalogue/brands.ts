import type { Department } from '../pictures/names.ts'

// All invented.
const names: Record<Department, string> = {
  fashion:
    'Maison Verchères; Wren & Alder; Atelier Bonsecours; Tamarack Row; Clémence Aubry; Lakeshore Thread Co.; Nordelle; Foxglove & Hale; Rue Berthelot; Marlowe Finch; Coste et Filles; Harrow & Plum; Élodie Marchand; Kestrel Point; Petite Rive; Georgian Stitchery; Sylvaine; Birchmere; Tante Rosalie; Hollis Grange; Villeray Studio; Pennant & Pine',
  jewellery:
    'Joaillerie Lachance-Roy; Aurelle; Silverthorn & Daughters; Maison Péloquin; Kimber Lane Jewels; Orfèvres du Vieux-Port; Larkspur Fine; Céleste Duval; Northgate Goldsmiths; Perle & Lune; Ondine; Hartwell Gem House; Éclat Boréal; Rosalind Ames; Trillium Goldworks',
  beauty:
    'Boréalis Soins; Fern & Frost; Laboratoire Sauvé-Lemay; Maple Veil; Odile Fortin; Clearwater Apothecary; Velours d’Ici; Honeylake; Neige et Lin; Mira Callaghan; Argousia; Prairie Bloom; Soin Simple; Calla & Thyme; Clarté; Saltspring Botany',
  home: 'Maison Nord; Lanterne et Lin; Hearth & Harbour; Kingsmere Home; Les Jolis Draps; Stonebridge Linens; Chez Amandine; Cedar & Fog; Manoir Beaupré; Aldergrove Living; Doux Repaire; Quiet Hollow; Pure Brise; Whitlock Home; Filature du Lac; Sweep & Sons',
  kitchen:
    'Cuisine Lacasse; Copper Kettle Co.; La Mijote; Northern Hearth; Table d’Émilie; Ironbark Kitchen; Chef Gagné; Bramble & Bay; Fourneau; Maplewood Cookhouse; Les Bons Outils; Haldenne; Pot-au-Lac; Kitchener Steel Works; Petit Creux; Sage & Skillet',
  electronics:
    'Voxelle; Norvane; Aurora Ridge Audio; Clairvue; Tekvoy; Signal Nord; Brightwater Digital; Ondavia; Kelvane; Lueur du Nord; Rideau Electronics; Vireo Sound; Zéphyrin; Hexlow',
  wellness:
    'Force Douce; Tonique Santé; Northstar Fitness; Rivage Yoga; Vitalerie; Summit & Stride; Racine Nutrition; Bluejay Wellness; Souffle; Hartline; Santé Boréale; Élanova; Prairie Roots Nutrition; Équilibre Plus',
  outdoor:
    'Jardins Laurier; Granite Hollow; Cap au Large; Fireweed & Fern; Outillage Morin; Lakehead Outfitters; Belle Saison; Timberfall Tool; Sous les Érables; Sandpiper Garden; Portage Nord; Chickadee Hollow; Terrasse et Cie; Bearberry Camp',
  hobby:
    'Atelier Mésange; Loom & Loon; Fil et Fable; Cabane à Délices; Puffin Puzzle Works; Les Doigts de Fée du Lac; Wayfolk North; Confiserie Beausoleil; Nomadia; Patte Douce; Hazel & Hound; Torréfaction Bellerive; Oncle Oscar; Stitchwick; Grand Large',
}

export type Brand = { id: string; name: string }

/** A name as an id: lower case, no accents, hyphens between words. */
export function slug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The brand of gift cards and donations: the channel itself. */
export const ownBrand: Brand = { id: 'onair', name: 'Onair' }

/** The brands of a department. */
export function brandsOf(department: Department): Brand[] {
  return names[department].split('; ').map((name) => ({ id: slug(name), name }))
}

/** Every brand of the demonstration. */
export const demoBrands = (): Brand[] => [ownBrand, ...departmentNames.flatMap(brandsOf)]

const departmentNames = Object.keys(names).filter((name): name is Department => name in names)

// Names of collections. They are proper names, the same in both languages.
const people =
  'Camille Juliette Nora Élise Simone Adèle Maeve Clara Rosalie Odette Ingrid Florence Béatrice Margot Hazel Colette Esmée Iris Thérèse Daphné Flora Anouk Léonie Wilhelmina Pauline Sylvie Maude Victoire Ophélie Agathe Beatrix Coralie Delphine Estelle Gisèle Harriet Jeanne Louisa Mireille'
const places =
  'Muskoka Charlevoix Tremblant Gaspé Fundy Tofino Baddeck Saguenay Tadoussac Kamouraska Lunenburg Banff Percé Magog Niagara Kananaskis Cavendish Rimouski Orford Haliburton Kelowna Bromont Ucluelet Mahone Perth Sutton Nelson Canmore Chéticamp Elora Wakefield Matane'
const models =
  'Nova Vega Orion Arcturus Altaïr Sirius Zénith Lyra Atlas Pulsar Comète Nébula Quartz Onyx Iris Cassiopée Éole Cosmo Delta Astra'

const lines: Record<Department, string> = {
  fashion: people,
  jewellery: people,
  beauty: people,
  home: `${places} ${people}`,
  kitchen: places,
  electronics: models,
  wellness: models,
  outdoor: places,
  hobby: places,
}

export const collectionsOf = (department: Department): string[] => lines[department].split(' ')
