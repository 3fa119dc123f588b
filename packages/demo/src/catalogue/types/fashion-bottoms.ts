import { palettes } from '../palettes.ts'
import { group, kind, leaf, pairs } from './kit.ts'

const bottoms = group(
  {
    id: 'pants-jeans',
    en: 'Pants & Jeans',
    fr: 'Pantalons et jeans',
    share: 5,
    leaves: [
      leaf('jeans', 'Jeans', 'Jeans', [
        kind(
          'jeans_straight-leg',
          'straight-leg jeans',
          'mp jeans à jambe droite',
          'A straight leg from the knee down, and denim that gives when you sit.',
          'Une jambe droite à partir du genou et un denim qui suit quand on s’assoit.',
        ),
        kind(
          'jeans_bootcut',
          'bootcut jeans',
          'mp jeans semi-évasés',
          'A slight flare that balances the hips and covers a heel.',
          'Un léger évasement qui équilibre les hanches et couvre le talon.',
        ),
        kind(
          'jeans_slim-leg',
          'slim jeans',
          'mp jeans ajustés',
          'Slim to the ankle, with enough stretch for a long day.',
          'Ajustés jusqu’à la cheville, assez extensibles pour une longue journée.',
        ),
      ]),
      leaf('pants', 'Dress & Casual Pants', 'Pantalons', [
        kind(
          'trousers_pull-on',
          'pull-on pants',
          'm pantalon à enfiler',
          'No zipper, no button, and a front that lies flat.',
          'Ni fermeture éclair ni bouton, et un devant bien plat.',
          {
            colours: palettes.neutrals,
            made: pairs`
              ponte knit = en tricot ponte; stretch twill = en sergé extensible; linen blend = en lin mélangé;
              crepe = en crêpe
            `,
          },
        ),
        kind(
          'trousers_wide-leg',
          'wide-leg pants',
          'm pantalon à jambe large',
          'A long, fluid leg that makes everyone a little taller.',
          'Une longue jambe fluide qui fait gagner quelques centimètres.',
          {
            colours: palettes.neutrals,
            made: pairs`
              linen blend = en lin mélangé; crepe = en crêpe; viscose = en viscose; cotton gauze = en gaze de coton
            `,
          },
        ),
      ]),
      leaf('leggings', 'Leggings', 'Leggings', [
        kind(
          'trousers_leggings',
          'leggings',
          'mp leggings',
          'Opaque when you bend, and they stay up when you run.',
          'Opaques quand on se penche, et bien en place quand on court.',
          {
            colours: palettes.sporty,
            price: [24, 64],
            sizes: 'clothing',
            made: pairs`
              cotton blend = en coton mélangé; ponte knit = en tricot ponte; bamboo jersey = en jersey de bambou;
              brushed microfibre = en microfibre brossée
            `,
            looks: pairs`
              fleece-lined = doublé/doublée de molleton; seamless = sans coutures; high-rise = à taille haute;
              cropped = écourté/écourtée @cropped
            `,
            features: pairs`
              with phone pocket = à poche pour téléphone; with wide waistband = à large ceinture;
              with ankle zippers = à fermetures aux chevilles
            `,
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`
      stretch denim = en denim extensible; recycled denim = en denim recyclé; lightweight denim = en denim léger;
      organic cotton denim = en denim de coton biologique
    `,
    looks: pairs`
      high-rise = à taille haute; mid-rise = à taille moyenne; cropped = écourté/écourtée @cropped;
      embroidered = brodé/brodée @embroidered; printed = imprimé/imprimée @print; petite-length = de longueur petite
    `,
    features: pairs`
      with tummy panel = à panneau gainant; with elastic waist = à taille élastique;
      with patch pockets = à poches plaquées; with side stripe = à bande latérale; with slit hem = à ourlet fendu
    `,
    points: pairs`
      Stays in shape all day = [Garde sa|Gardent leur] forme toute la journée;
      Waistband does not roll = Ceinture qui ne roule pas;
      Pockets deep enough for a phone = Poches assez profondes pour un téléphone;
      Machine washable, turn inside out = Lavable/ à la machine, à l'envers;
      Inseam 76 cm (30 inches) = Entrejambe de 76 cm (30 po)
    `,
    colours: palettes.denim,
    sizes: 'numeric',
    price: [49, 119],
    grams: [300, 700],
    care: 'machine-wash',
  },
)

const outerwear = group(
  {
    id: 'coats-jackets',
    en: 'Coats & Jackets',
    fr: 'Manteaux et vestes',
    share: 4,
    leaves: [
      leaf('winter-coats', 'Winter Coats', "Manteaux d'hiver", [
        kind(
          'coat_parka',
          'parka',
          'm parka',
          'Tested at minus 30: a storm flap, a deep hood and pockets lined for cold hands.',
          'À l’épreuve de moins 30: rabat coupe-vent, capuchon profond et poches doublées.',
          { price: [159, 389], grams: [1200, 1900] },
        ),
        kind(
          'coat_puffer',
          'puffer coat',
          'f doudoune',
          'All the warmth of down at the weight of a sweater.',
          'Toute la chaleur du duvet au poids d’un chandail.',
          {
            price: [119, 299],
            made: pairs`
              recycled nylon = en nylon recyclé; ripstop = en tissu indéchirable; matte taffeta = en taffetas mat
            `,
          },
        ),
        kind(
          'coat_overcoat',
          'overcoat',
          'm paletot',
          'A long, clean line for the city, with room for a sweater beneath.',
          'Une longue ligne nette pour la ville, avec la place d’un chandail dessous.',
          {
            price: [149, 349],
            made: pairs`wool blend = en laine mélangée; bouclé = en laine bouclée; recycled wool = en laine recyclée`,
            looks: pairs`
              double-breasted = à double boutonnage; houndstooth = à motif pied-de-poule @houndstooth; herringbone = à chevrons @herringbone;
              belted = ceinturé/ceinturée
            `,
            features: pairs`
              with notched collar = à col cranté; with shawl collar = à col châle;
              with patch pockets = à poches plaquées
            `,
          },
        ),
      ]),
      leaf('rain-jackets', 'Raincoats & Jackets', 'Imperméables et vestes', [
        kind(
          'coat_raincoat',
          'raincoat',
          'm imperméable',
          'Sealed seams outside, air vents inside: dry both ways.',
          'Coutures scellées dehors, aération dedans: au sec des deux côtés.',
          {
            made: pairs`
              recycled polyester = en polyester recyclé; coated cotton = en coton enduit;
              soft-shell fabric = en tissu souple
            `,
            looks: pairs`
              packable = repliable/; belted = ceinturé/ceinturée; reflective = réfléchissant/réfléchissante;
              printed = imprimé/imprimée @print
            `,
          },
        ),
        kind(
          'coat_trench',
          'trench coat',
          'm trench',
          'The coat that turns jeans into an outfit.',
          'Le manteau qui fait une tenue d’une simple paire de jeans.',
          {
            made: pairs`cotton gabardine = en gabardine de coton; stretch twill = en sergé extensible`,
            looks: pairs`
              water-repellent = hydrofuge/; double-breasted = à double boutonnage; mid-length = mi-long/mi-longue
            `,
            colours: palettes.neutrals,
            features: pairs`with tie belt = avec ceinture à nouer; with removable lining = à doublure amovible`,
          },
        ),
      ]),
      leaf('vests', 'Vests', 'Vestes sans manches', [
        kind(
          'vest',
          'vest',
          'f veste sans manches',
          'Warm where it counts, free where you move.',
          'Chaude là où il faut, libre là où l’on bouge.',
          {
            price: [49, 129],
            grams: [280, 520],
            looks: pairs`
              quilted = matelassé/matelassée @quilted; reversible = réversible/; lightweight = léger/légère;
              colour-block = à blocs de couleur @colour-block
            `,
            features: pairs`
              with stand-up collar = à col montant; with zippered pockets = à poches zippées;
              with removable hood = à capuchon amovible
            `,
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`
      recycled nylon = en nylon recyclé; polyester = en polyester; cotton canvas = en toile de coton;
      faux suede = en similisuède
    `,
    looks: pairs`
      quilted = matelassé/matelassée @quilted; water-repellent = hydrofuge/; long = long/longue; windproof = coupe-vent;
      reversible = réversible/; two-tone = bicolore/ @two-tone
    `,
    features: pairs`
      with removable hood = à capuchon amovible; with faux-fur trim = à bordure de fausse fourrure;
      with zippered pockets = à poches zippées; with two-way zipper = à fermeture à double sens;
      with inner cuffs = à poignets intérieurs; with cinched waist = à taille cintrée
    `,
    points: pairs`
      Two-way front zipper = Fermeture à double sens;
      Inside pocket for phone and passes = Poche intérieure pour téléphone et cartes;
      Animal-free filling and trim = Garniture et bordure sans matière animale;
      Water beads and rolls off = L'eau perle et ne pénètre pas;
      Length at the back covers the hips = Dos assez long pour couvrir les hanches
    `,
    colours: palettes.apparel,
    sizes: 'clothing',
    price: [89, 249],
    grams: [600, 1400],
    care: 'outerwear',
  },
)

const sleepwear = group(
  {
    id: 'sleepwear',
    en: 'Sleepwear & Loungewear',
    fr: 'Vêtements de nuit et de détente',
    share: 3,
    leaves: [
      leaf('pyjamas', 'Pyjamas', 'Pyjamas', [
        kind(
          'pyjamas_long-set',
          'pyjama set',
          'm ensemble pyjama',
          'A matching top and bottom, soft from the first night.',
          'Haut et bas assortis, doux dès la première nuit.',
        ),
        kind(
          'pyjamas_short-set',
          'short pyjama set',
          'm pyjama court',
          'For July nights, and for those who are always warm.',
          'Pour les nuits de juillet et pour qui a toujours chaud.',
          {
            made: pairs`
              cotton jersey = en jersey de coton; satin = en satin; bamboo jersey = en jersey de bambou;
              seersucker = en coton gaufré
            `,
          },
        ),
      ]),
      leaf('loungewear', 'Loungewear', 'Vêtements de détente', [
        kind(
          'pyjamas_lounge-set',
          'lounge set',
          'm ensemble de détente',
          'Made for the sofa, presentable at the door.',
          'Fait pour le divan, présentable à la porte.',
          {
            made: pairs`
              French terry = en molleton bouclette; velour = en velours; ribbed knit = en tricot côtelé;
              cotton fleece = en molleton de coton
            `,
            looks: pairs`two-piece = deux pièces; tie-dye = à effet tie-dye @tie-dye; striped = rayé/rayée @stripes; oversized = ample/ @oversized`,
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`
      cotton flannel = en flanelle de coton; cotton jersey = en jersey de coton; satin = en satin;
      bamboo jersey = en jersey de bambou; microfleece = en micropolaire
    `,
    looks: pairs`
      plaid = à carreaux @plaid; striped = rayé/rayée @stripes; floral = fleuri/fleurie @floral; printed = imprimé/imprimée @print;
      piped = à passepoil; polka-dot = à pois @polka-dots
    `,
    features: pairs`
      with pockets = à poches; with notched collar = à col cranté; with eye mask = avec masque de nuit;
      with drawstring waist = à taille coulissante; with ribbed cuffs = à poignets côtelés
    `,
    points: pairs`
      Elastic waist with a drawstring = Taille élastique à cordon;
      Pre-washed: will not shrink = Prélavé/Prélavée: ne rétrécit pas;
      Flat seams do not mark the skin = Coutures plates qui ne marquent pas la peau;
      Machine washable, tumble dry low = Lavable/ à la machine, séchage à basse température
    `,
    colours: palettes.apparel,
    sizes: 'clothing',
    price: [34, 84],
    grams: [320, 620],
    care: 'machine-wash',
  },
)

/** Pants, coats and what one sleeps in, by group. */
export const bottomGroups = [bottoms, outerwear, sleepwear]
