/** The passwords attackers try first, of six characters or more, in the languages of our members. */
const commonPasswords = new Set(
  `
  000000 111111 112233 121212 123123 123321 1234567 12345678 123456789 1234567890 123456 123654
  123qwe 131313 147258 159357 159753 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 222222 333333 444444
  555555 654321 666666 696969 741852 777777 7777777 789456 888888 87654321 987654321 999999
  aaaaaa abc123 abcdef abcd1234 access admin1 admin123 administrator amanda andrew angel1 arsenal
  asdasd asdf1234 asdfgh asdfghjkl ashley asshole azerty bailey banana barcelona baseball batman
  biteme buster butterfly changeme charlie cheese chelsea chocolate computer cookie corvette
  daniel diamond donald dragon family flower football forever freedom fuckme fuckyou gfhjkm ginger
  google guitar hannah harley hello1 hello123 hunter iloveyou internet jennifer jessica jordan
  jordan23 joshua justin killer letmein letmein1 liverpool lovely loveme maggie martin master
  matrix matthew maverick merlin michael michelle minecraft monkey mustang naruto nicole nothing
  ntcnbhjdfybt orange passw0rd password password1 password12 password123 passwort pepper phoenix
  pokemon princess purple qazwsx qwaszx qwe123 qweasd qweasdzxc qwerty qwerty1 qwerty12 qwerty123
  qwertyui qwertyuiop ranger robert samsung samantha secret shadow silver soccer sophie spiderman
  starwars startrek summer sunshine superman taylor tequiero thomas thunder tigger trustno1
  welcome welcome1 whatever william winter yankees zaq12wsx zxcvbn zxcvbnm
  contraseña contrasena teamomucho hola123 holahola mariposa estrella princesa bonita cariño
  españa madrid realmadrid hermosa angelito alejandro fernando
  lösenord losenord hejhej hejsan sommar sverige blomma hemligt fotboll älskling mamma123 qwertz
  ketodiet lowcarb lowcarb1 ketoketo
  `
    .trim()
    .split(/\s+/),
);

export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.normalize('NFC').toLowerCase()) || isOneCharacter(password);
}

function isOneCharacter(password: string): boolean {
  return new Set(password).size === 1;
}
