/** The passwords that attackers try first, in lower case; those under six characters are refused anyway. */
const words = `
  000000 00000000 0000000000 102030 10203040 110110 111111 1111111 11111111 111222 112233 11223344
  1122334455 121212 123000 123123 123123123 123321 1233211234567 1234321 123454321 123456 1234567
  12345678 123456789 1234567890 123456abc 123456aa 123456asd 12345678a 123456789a 123456789q 123456a
  123456q 123456qq 1234abcd 1234qwer 123654 123789 123abc 123asd 123qwe 123qweasd 131313 131420
  1314520 1314521 135790 142536 147147 147258 147258369 147852 159357 159753 168168 1qaz2wsx
  1qazxsw2 1q2w3e 1q2w3e4r 1q2w3e4r5t 201314 222222 22222222 258258 258369 321321 333333 33333333
  456456 456789 444444 520520 5201314 5211314 521521 520131 555555 55555555 5841314520 654321
  666666 66666666 666888 66668888 696969 741852 741852963 753951 7758258 7758521 777777 7777777
  77777777 7894561230 789456 789456123 789789 87654321 876543210 888888 88888888 888666 963852
  963852741 985211 987654 98765432 987654321 9876543210 999999 99999999
  a000000 a12345 a123123 a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 a5201314 a666666 aa123123
  aa123456 aa12345678 aa123456789 aaa111 aaa123 aaa123456 aaaaaa aaaaaaaa abc123 abc1234 abc12345
  abc123456 abc123456789 abcabc abcd123 abcd1234 abcd12345 abcd123456 abcdef abcdefg abcdefgh
  abcdef123 access admin123 admin1234 admin123456 admin888 administrator adminadmin asd123 asd123456
  asdasd asdf1234 asdfasdf asdfgh asdfghjkl asdfjkl as123456 aini1314 asasas baseball batman
  charlie computer dearbook default doctor dragon football freedom guest123 hello123 helloworld
  iloveu iloveyou internet jordan letmein liverpool login123 lovely loveyou master michael monkey
  mustang mynoob nihao123 p@ssw0rd p@ssword pass1234 pass@123 passw0rd passwd password password1
  password12 password123 pokemon princess q123456 q123456789 q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx
  qazwsxedc qaz123 qq123456 qq123456789 qqqqqq qwe123 qwe123456 qweasd qweasdzxc qweqwe qwer1234
  qwerasdf qwerty qwerty1 qwerty12 qwerty123 qwertyui qwertyuiop root123 root1234 secret shadow
  solo123 starwars student student123 sunshine superman taobao teacher teacher123 test123 test1234
  test123456 tinkle trustno1 user123 w123456 wang123456 welcome welcome1 woaini woaini123 woaini1314
  woaini520 woaini521 woainima wodemima wojiushiwo wo123456 woshishui x123456 xiaoming xiazhili
  xx123456 yixue123 z123456 z123456789 zhang123 zhang123456 zhangwei zaq12wsx zxc123 zxc123456
  zxcvbn zxcvbnm zxczxc zxcvbnm123 zz123456 zzzzzz zzzzzzzz
`;

export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
