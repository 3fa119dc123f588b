/** What the hosts' pages say about them. */

import type { Words } from '../catalogue/words.ts'
import { hosts as slugs } from '../pictures/names.ts'
import type { HostSlug } from '../pictures/portraits.data.ts'

type Told = { name: string; about: Words }

const told = (name: string, en: string, fr: string): Told => ({ name, about: { en, fr } })

// Invented people.
const hosts: Readonly<Record<HostSlug, Told>> = {
  'amelie-trottier': told(
    'Amélie Trottier',
    'Amélie cut patterns in a Saint-Henri workshop for eleven years before she stepped in front of a camera. She turns every garment inside out first, and says what she finds.',
    'Amélie a taillé des patrons pendant onze ans dans un atelier de Saint-Henri avant de passer devant la caméra. Elle commence par retourner chaque vêtement à l’envers, puis dit ce qu’elle y voit.',
  ),
  'renata-osei': told(
    'Renata Osei',
    'Renata grew up above her mother’s fabric store in Brampton. Colour is her department, and so is the question of what shoes go with it.',
    'Renata a grandi au-dessus du magasin de tissus de sa mère, à Brampton. La couleur, c’est son rayon; les chaussures qui vont avec aussi.',
  ),
  'shannon-mccrae': told(
    'Shannon McCrae',
    'A former buyer from Halifax, Shannon knows what a coat has to do in February. She tries each one outdoors.',
    'Ancienne acheteuse à Halifax, Shannon sait ce qu’un manteau doit faire en février. Elle les essaie tous dehors.',
  ),
  'vivian-achebe': told(
    'Vivian Achebe',
    'Vivian trained as a gemmologist in Toronto. She brings her loupe to the studio and explains what the light does.',
    'Vivian a étudié la gemmologie à Toronto. Elle apporte sa loupe en studio et explique ce que fait la lumière.',
  ),
  'louise-anne-perrault': told(
    'Louise-Anne Perrault',
    'Louise-Anne sold rings on Sainte-Catherine Street for twenty-five years. She still remembers most of the couples.',
    'Louise-Anne a vendu des bagues rue Sainte-Catherine pendant vingt-cinq ans. Elle se souvient encore de la plupart des couples.',
  ),
  'gabrielle-sauvageau': told(
    'Gabrielle Sauvageau',
    'Gabrielle did makeup for the theatre in Québec City. She works with one brush fewer than anybody expects.',
    'Gabrielle maquillait pour le théâtre, à Québec. Elle travaille avec un pinceau de moins que prévu.',
  ),
  'priya-raman': told(
    'Priya Raman',
    'A chemist by training, Priya reads the list of ingredients aloud, and translates it.',
    'Chimiste de formation, Priya lit la liste des ingrédients à voix haute et la traduit.',
  ),
  'dana-whitefeather': told(
    'Dana Whitefeather',
    'Dana ran a hair salon in Thunder Bay. She shows what works on hair that has a mind of its own.',
    'Dana tenait un salon de coiffure à Thunder Bay. Elle montre ce qui marche sur des cheveux qui n’en font qu’à leur tête.',
  ),
  'marc-olivier-dube': told(
    'Marc-Olivier Dubé',
    'Marc-Olivier renovated three triplexes in Rosemont, and slept in each during the works. Good bedding matters to him.',
    'Marc-Olivier a rénové trois triplex à Rosemont et dormi dans chacun pendant les travaux. La bonne literie, il y tient.',
  ),
  'jocelyn-baird': told(
    'Jocelyn Baird',
    'Jocelyn wrote about homes for a Vancouver magazine. She believes in one good lamp more than in three.',
    'Jocelyn écrivait sur la maison dans un magazine de Vancouver. Elle croit plus à une bonne lampe qu’à trois.',
  ),
  'thandi-mokoena': told(
    'Thandi Mokoena',
    'Thandi managed a hotel in Ottawa: she can fold a fitted sheet, and will show you how.',
    'Thandi dirigeait un hôtel à Ottawa: elle sait plier un drap-housse et vous montre comment.',
  ),
  'sylvain-gagnon': told(
    'Sylvain Gagnon',
    'A chef for thirty years in the Saguenay, Sylvain cooks on air with whatever is in the studio’s fridge.',
    'Chef pendant trente ans au Saguenay, Sylvain cuisine en ondes avec ce qu’il y a dans le frigo du studio.',
  ),
  'bianca-ferrante': told(
    'Bianca Ferrante',
    'Bianca learned to cook in her grandmother’s kitchen in Little Italy, and to bake in Bologna.',
    'Bianca a appris à cuisiner chez sa grand-mère, dans la Petite Italie, et à faire le pain à Bologne.',
  ),
  'keiko-tanabe': told(
    'Keiko Tanabe',
    'Keiko sharpens knives for restaurants in Richmond. Nobody tests a pan as thoroughly.',
    'Keiko affûte les couteaux de restaurants de Richmond. Personne ne met une poêle à l’épreuve comme elle.',
  ),
  'jordan-pelletier': told(
    'Jordan Pelletier',
    'Jordan repaired telephones in Moncton and explains every setting in words that a grandparent would use.',
    'Jordan réparait des téléphones à Moncton et explique chaque réglage avec les mots de nos grands-parents.',
  ),
  'arjun-mehta': told(
    'Arjun Mehta',
    'An engineer from Calgary, Arjun measures the battery himself before he says how long it lasts.',
    'Ingénieur de Calgary, Arjun mesure lui-même la pile avant de dire combien de temps elle dure.',
  ),
  'noemie-lachapelle': told(
    'Noémie Lachapelle',
    'Noémie taught yoga in Sherbrooke to people who were sure they could not do it.',
    'Noémie a enseigné le yoga à Sherbrooke à des gens convaincus d’en être incapables.',
  ),
  'derek-olsen': told(
    'Derek Olsen',
    'Derek is a physiotherapist from Saskatoon. He likes equipment that folds away, and knees that do too.',
    'Derek est physiothérapeute à Saskatoon. Il aime les appareils qui se replient, et les genoux qui en font autant.',
  ),
  'gilles-arsenault': told(
    'Gilles Arsenault',
    'Gilles has a garden in Carleton-sur-Mer and an opinion on every hose. He has been with the channel since its first spring.',
    'Gilles a un jardin à Carleton-sur-Mer et un avis sur chaque boyau. Il est avec la chaîne depuis son premier printemps.',
  ),
  'wendy-kowalchuk': told(
    'Wendy Kowalchuk',
    'Wendy guided canoe trips in northern Manitoba. What leaks does not come on her programme.',
    'Wendy guidait des excursions en canot dans le nord du Manitoba. Ce qui prend l’eau ne passe pas à son émission.',
  ),
  'fabienne-roy': told(
    'Fabienne Roy',
    'Fabienne owns more yarn than she will ever knit, and says so. She starts a new project with her viewers each season.',
    'Fabienne possède plus de laine qu’elle n’en tricotera jamais, et elle l’avoue. Chaque saison, elle commence un projet avec ses téléspectateurs.',
  ),
  'callum-reid': told(
    'Callum Reid',
    'Callum fixed suitcases at the airport in St. John’s. He knows where each of them breaks.',
    'Callum réparait des valises à l’aéroport de St. John’s. Il sait où chacune finit par casser.',
  ),
  'mina-haddad': told(
    'Mina Haddad',
    'Mina paints in Gatineau, and opens a new set of colours on air as if it were a birthday.',
    'Mina peint à Gatineau et ouvre une boîte de couleurs en ondes comme si c’était sa fête.',
  ),
}

/** A host as the server stores one. */
export type DemoHost = Told & { slug: string; imageUrl: string }

/** The hosts of the demonstration, with their portraits. */
export const demoHosts = (): DemoHost[] => slugs.map((slug) => ({ slug, ...hosts[slug], imageUrl: `h/${slug}` }))
