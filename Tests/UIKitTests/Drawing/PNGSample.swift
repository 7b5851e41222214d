import Foundation
import Testing

/// An interlaced picture in PNG format, and what Pillow reads of it.
struct PNGSample: CustomTestStringConvertible {
  let testDescription: String
  private let file: String
  private let colors: String

  var data: Data { Data(base64Encoded: file) ?? Data() }

  /// Four bytes a pixel.
  var expected: [UInt8] { [UInt8](Data(base64Encoded: colors) ?? Data()) }

  static let size = (width: 7, height: 5)

  static let all = [
    PNGSample(
      testDescription: "gray, 1 bits",
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAcAAAAFAQAAAAHW5vvjAAAAAnRSTlMAAHaTzTgAAAADSURBVHjaYwxEaj0AAAAZ\
        SURBVGFgZGBiYGlgZmBxYHAA4gTmd0zXABUwA4Bu1LhpAAAAAElFTkSuQmCC
        """,
      colors: """
        AAAAAAAAAAD//////////wAAAAAAAAAAAAAAAP///////////////wAAAAD///////////////8AAAAA////////\
        //8AAAAAAAAAAAAAAAAAAAAA//////////8AAAAAAAAAAAAAAAD/////AAAAAAAAAAAAAAAAAAAAAP////8AAAAA\
        //////////8=
        """),
    PNGSample(
      testDescription: "gray, 2 bits",
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAcAAAAFAgAAAAGRRoEzAAAAAnRSTlMAApidrBQAAAADSURBVHjaYwxEaj0AAAAd\
        SURBVG5gcWBhYFZgdmA8yJjCeIMlhNlanKHCAgAzDASPB5m/tAAAAABJRU5ErkJggg==
        """,
      colors: """
        qqqqAFVVVf8AAAD/qqqqAFVVVf9VVVX/qqqqAAAAAP//////qqqqAP////8AAAD//////1VVVf///////////wAA\
        AP9VVVX/AAAA/6qqqgBVVVX/VVVV//////+qqqoAAAAA/wAAAP//////qqqqAAAAAP8AAAD/VVVV/6qqqgAAAAD/\
        /////1VVVf8=
        """),
    PNGSample(
      testDescription: "gray, 4 bits",
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAcAAAAFBAAAAAEeBnSTAAAAAnRSTlMACHhIRQoAAAADSURBVHjaYwxEaj0AAAAm\
        SURBVGpgvsDygbmQWZL58HyW1mhmzmjGe5+YBEOrNjAwKG1nAACi8QnGOFRxAQAAAABJRU5ErkJggg==
        """,
      colors: """
        iIiIAIiIiAB3d3f/VVVV/93d3f/u7u7/ERER/xEREf8RERH/VVVV/1VVVf93d3f/qqqq/7u7u//MzMz/RERE/zMz\
        M/+7u7v/AAAA//////8AAAD/AAAA/wAAAP8iIiL/IiIi/7u7u/93d3f/AAAA///////d3d3/VVVV/+7u7v8AAAD/\
        3d3d/xEREf8=
        """),
    PNGSample(
      testDescription: "gray, 8 bits",
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAcAAAAFCAAAAAHb9pmSAAAAAnRSTlMANFcnOY0AAAADSURBVHjaAa/4akkAAAA2\
        SURBVC4A0f8DNAQCA+/ABPwoAsCwBPBruiME8QGqA2wGqwQT4ZoBWo7EBIuP7AIOP3HwdT9rhsMRnkh2fRYAAAAA\
        SUVORK5CYII=
        """,
      colors: """
        NDQ0APHx8f/8/Pz/8vLy/wICAv+cnJz/JCQk/1paWv/o6Oj/rKys/7CwsP87Ozv/ysrK/7a2tv/w8PD/5OTk/1tb\
        W//x8fH/FRUV/3Fxcf84ODj/aGho/ycnJ/8dHR3/oKCg/7CwsP8JCQn/ISEh/+/v7//39/f/vLy8/9jY2P83Nzf/\
        CwsL/9TU1P8=
        """),
    PNGSample(
      testDescription: "gray, 16 bits",
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAcAAAAFEAAAAAGLZkXRAAAAAnRSTlOrijYNwiQAAAADSURBVHjaAa/4akkAAABZ\
        SURBVFEArv8Cq4oEE0QEHBatowSm0MJcAEPrE6sBF8FF7BSH994EkXAX3KXgAtezuKZA1QJhucKVqOAAA/v1E7uQ\
        6HjS4m6npLIAP7+cAl7XoeMklOg+X9HJsSfBDVZ+hQAAAABJRU5ErkJggg==
        """,
      colors: """
        q6urAJGRkf+mpqb/qKio/xMTE/9NTU3/aGho/wMDA//19fX/u7u7/+jo6P/S0tL/bm5u/6SkpP8XFxf/aGho/1xc\
        XP9gYGD/cHBw/42Njf9nZ2f/Pz8//5ycnP9eXl7/oaGh/yQkJP/o6Oj/X19f/xwcHP/Jycn/Q0ND/yIiIv/Jycn/\
        NTU1/xMTE/8=
        """),
    PNGSample(
      testDescription: "colours, 8 bits",
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAcAAAAFCAIAAAFx/1EZAAAABnRSTlMAIAD8AFxxZL/+AAAAA0lEQVR42mMMRGo9\
        AAAAeklEQVRQ+BPDdM5HmBlIC9TpMZtmc8xgb2S4wzPnphI3g92aeVvD1IFSUedjWIAUAwODS+8+lsKKI6tfM+yZ\
        68Rw9Vh4fl7XHUMP5ivf4+vfK605bvJuneRdvqiabftOz7jHYv6/6+PyU+qL1yi9F5XXnaA8I5phDgMAZ4cxZR+4\
        fRQAAAAASUVORK5CYII=
        """,
      colors: """
        IPxcACD8XAA1awj/IPxcAM5ME/9kiRr/sjyF/9T3X//palH/IPxcAP4sR/9cJH3/qsj8/yD8XAA+rJ7/kXQg/7VW\
        J/88XyD/IPxcACD8XABaz1z/C/bp//wRs/9HDV//IPxcAD8pDf/NYNj/IPxcACD8XADVxlf/3Ayc/29uiv8g/FwA\
        3DFI/9kiC/8=
        """),
    PNGSample(
      testDescription: "colours, 16 bits",
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAcAAAAFEAIAAAEhb41aAAAABnRSTlMRGlED36VdlwGlAAAAA0lEQVR42mMMRGo9\
        AAAA20lEQVQQlApkvr+UITjmDtv/Yyx/93xcdPtgV7RH/oq7LF5V9tNF3xb/qQ94K8TAKuQs+2X/ZUm+ZMFCRoim\
        nn6uw3PNNptZMV5lPWi9x6bvKDOjaFJe75dqJ7fbpitcc6uMp+9h+p3hzNz0edq5Wx9Tmn0M/s3OMGBZsfL6Qdsr\
        p343Txd6bhZeq7N4BZNQ7jZ1IYc2m+U97Csgpv/6+uXJhVoI2+vNToYsZQibMfXc26fnprXVRasd7VA7x/nDp10u\
        c6XzrU7vNZc2tSUkyWTxFnnItswukv4FAJk2Y/yT6bItAAAAAElFTkSuQmCC
        """,
      colors: """
        EVHfAAFijf9KPxX/e3d7/1Pc//+CtdT/vb4C/xK2Ev+Gpwf/EVHfAPr00P8RUd8ASrlq/xFR3wARUd8A/KUP/51b\
        fP8RUd8AUJVR/86zPP8RUd8AZe3O/+tIk/8RUd8AL/q5/3rMP//cNrH/+dHM//3x2/+kfEz/BUP0/9vU8f+HOYP/\
        EVHfANMOEf8=
        """),
    PNGSample(
      testDescription: "a palette, 1 bits",
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAcAAAAFAQMAAAHEU1QNAAAABlBMVEXOWJKw3QqAssdyAAAAAXRSTlOKTYuyWAAA\
        AANJREFUeNpjDERqPQAAABtJREFUamBiYGJgZGA+wFzAnMBygHkCSwPLCgAn/ASoQqsUFgAAAABJRU5ErkJggg==
        """,
      colors: """
        sN0K/85YkorOWJKKsN0K/85Ykoqw3Qr/zliSirDdCv/OWJKKzliSis5YkorOWJKKzliSis5YkorOWJKKzliSirDd\
        Cv/OWJKKsN0K/7DdCv+w3Qr/zliSis5Ykoqw3Qr/zliSirDdCv/OWJKKzliSis5Ykoqw3Qr/sN0K/85YkorOWJKK\
        sN0K/7DdCv8=
        """),
    PNGSample(
      testDescription: "a palette, 2 bits",
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAcAAAAFAgMAAAGD8y7dAAAADFBMVEXSkWJuPNtgon5RZri1coqcAAAAA3RSTlMK\
        wERNqhPPAAAAA0lEQVR42mMMRGo9AAAAHUlEQVRkYGpgvsB0gYWByZjlCZMOwxtm94csnGsAQ0IGSAYhXk0AAAAA\
        SUVORK5CYII=
        """,
      colors: """
        0pFiClFmuP9RZrj/YKJ+RGCifkRuPNvAbjzbwG4828DSkWIKbjzbwFFmuP/SkWIK0pFiCm4828DSkWIK0pFiClFm\
        uP9uPNvA0pFiCtKRYgpRZrj/bjzbwG4828DSkWIK0pFiCmCifkRRZrj/0pFiClFmuP9RZrj/UWa4/2CifkRuPNvA\
        UWa4/24828A=
        """),
    PNGSample(
      testDescription: "a palette, 4 bits",
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAcAAAAFBAMAAAEMs9t9AAAAMFBMVEW0b2EPcjUvolJtmaCdfxtVPDBcd4WxWFq8\
        YuWty7PW6jd8Qlpjgd6bAbH6tBSXZ0ff9v/iAAAAC3RSTlNaul6gvYeZwTUNQ6orytkAAAADSURBVHjaYwxEaj0A\
        AAAmSURBVBZgOMCSz3CHwZDp4RKmfwrMS/qZ0g6w3NHm42Z5vtCCAQCgbgpBVWqR+AAAAABJRU5ErkJggg==
        """,
      colors: """
        D3I1updnR/+bAbH/+rQU/2OB3v8volJeY4He/5sBsf9jgd7/tG9hWrFYWsEPcjW6VTwwhy+iUl76tBT/L6JSXg9y\
        NbptmaCg1uo3Q3xCWv+dfxu9Y4He/22ZoKDW6jdDvGLlNfq0FP+0b2Fa+rQU/1x3hZm8YuU1bZmgoK3Lsw2XZ0f/\
        sVhawQ9yNbo=
        """),
    PNGSample(
      testDescription: "a palette, 8 bits",
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAcAAAAFCAMAAAHJQzZ8AAAAMFBMVEUMQV1P2bMAgHQ9+DihaFqn+1bGzSX39USF\
        IBs90s/pU00T+S+0k5WtIYRrb+YvSKbBHnZVAAAAD3RSTlOKcz0RYaFdjq4rsELXlYqPHR8rAAAAA0lEQVR42gWo\
        la5QAAAAMklEQVTBAQqAMAwDwDS2mmnZ/v9OKYwhwzt0DGcyby43fVcd2o+dKpCgRsLVLTHbG/EDp8EHr79r/ccA\
        AAAASUVORK5CYII=
        """,
      colors: """
        a2/mioUgG660k5XXAIB0PS9Ipv+0k5XX6VNNsIUgG64vSKb/tJOV1wxBXYqhaFphhSAbrmtv5oqFIBuuxs0lXaFo\
        WmFrb+aKE/kvQj34OBEMQV2KtJOV17STldehaFphrSGElQxBXYqn+1ah6VNNsACAdD0AgHQ9xs0lXQCAdD1rb+aK\
        DEFdimtv5oo=
        """),
    PNGSample(
      testDescription: "gray and alpha, 8 bits",
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAcAAAAFCAQAAAFUlA7FAAAAA0lEQVR42gGv+GpJAAAAWUlEQVRRAK7/AfShAO07\
        A4vgO/MENvV+OgRXUTukA4eu0UbwaFD7BBXFhMCEKQEhOWVaqwoAsp6M/ggQAxl+YtcbFrgk6J5h20/9BPYq4dWR\
        S8Anolza5DOwjtokeTmon1oAAAAASUVORK5CYII=
        """,
      colors: """
        9PT0oRUVFcU2Njb1mZmZhe3t7TsdHR2utLS0LxkZGX5ubm4WUlJSIeHh4TRYWFi4jY2NN5WVlRiHh4euISEhORQU\
        FJ2GhoaT+vr6tjExMZ3Nzc1WDw8PqE9PT+vg4OA2oaGhXfr6+hTU1NT4BwcHqIuLi+CysrKejY2NRoyMjP6AgIBj\
        CAgIEO/v79M=
        """),
    PNGSample(
      testDescription: "gray and alpha, 16 bits",
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAcAAAAFEAQAAAEEBNKGAAAAA0lEQVR42gGv+GpJAAAAn0lEQVSXAGj/ADuY3swB\
        zrN3PgA2IVKrMUlZOwA+u/0ycL/RRgSoiLQndPmaZwG1E2Uhgwry/cGEa2dXSUj+A3vhdXX3uEf5koGiuQTHPC/9\
        8mWl+KGGelYAfR4zQCKWYgAFRkwxAAeJ4rJhiwCBFRybrC+UYTJ/eak5/eDVD2ercMgDxjB5gsE0BvZfv/z2n+Up\
        fvSn6UV6r2t5Y+EhsyWQRtDogV3sAAAAAElFTkSuQmCC
        """,
      colors: """
        Ozs73nt7e3U+Pj79NDQ0gc7OznesrKzicHBw0QcHB+JhYWEAFRUVmy8vL2F/f3+p/f391WdnZ3C1tbVlQkJCpDg4\
        OFcmJiZJ+fn5wk1NTftQUFAKycnJ6lZWVnuUlJSHAAAAnTMzM4wSEhIbn5+fZjY2NlJ9fX0z5ubmsSIiImIxMTFZ\
        BQUFTFpaWks=
        """),
    PNGSample(
      testDescription: "colours and alpha, 8 bits",
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAcAAAAFCAYAAAH+ncZOAAAAA0lEQVR42gGv+GpJAAAAn0lEQVSXAGj/BEI9YBEA\
        toS8oQKLa4wTzw7gQAEsVNkr4EkNEAJwI/VorhsxUgRkX0JqCtzvNwHShaNeNTMtA2y4jlR4XVXjqjnH6wDgoU0l\
        j3M4kaB0FtkCoxbUThcVfRl1AU6mAbb0l+ekhKtOW6tnQ+cV5Eh+Gkp3oTR4at91fKIBOxExHgHOvcgDOTVsi4FK\
        kx+KBcitzvEl02iJK7g4PlsTwU0wAAAAAElFTkSuQmCC
        """,
      colors: """
        Qj1gEWy4jlQsVNkrrrmcDbaEvKEBlRXxDJ3mO7b0l+daeEI1tSOpeJw4jcAaUtc3u4ZPoZr7y0NkX0Jq4KFNJW47\
        MaGPcziRbw22RKB0FtnNQulxOxExHjzf7uY/GCNSyplt5ekjcq2W8WPSaVns/YtrjBODtyFznHfOk6aItarPDuBA\
        FXVkf7q4F40=
        """),
    PNGSample(
      testDescription: "colours and alpha, 16 bits",
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAcAAAAFEAYAAAGuDRoNAAAAA0lEQVR42gGv+GpJAAABK0lEQVQjAdz+Adq2HU0q\
        XR5hAAgMDkN6Eq3fAzHjYubu8a9qTSVGHP33sLUESTE6lhfLINvsjWEowsGzEgPZFmh7lQG64BCcZjrAFLvRAIJ/\
        OYCxzfYWSEp7AUw347b07ZmjOekrmi68WiFfvtRxAjKKhNTAn+y19aZq0YEmWQW7AwtU6ts6mAGYLAyj9Gnu/ewm\
        jSi9rJ//Q2R9ZP9q3ZYCxU8e9Dt44QfUh4gUNRfA0ldIX5pK7qS8BDdrB1/KhKTijitnEXbeTXcLeCXQ5rYNmOIR\
        v+spwzc2930d11ELPnq60t9Nwg8MTweY/+d5oHrXBMRPbsTKArCzyFbPtKyaF7nFYfWbIRMjmDzeOGQpAF8lYTHE\
        TI/eVfLuqG4jog4FvEPVROZ+PoVI4XOK1JCIZzAAAAAASUVORK5CYII=
        """,
      colors: """
        2h0qHjKEwOxJOhcg9WqBWQgOeq27C+o6NZvZ0zcHyqTFbkDx0JMm/rJSTzWpb6BzY05if2pN2/mCObH2mAz07kh7\
        TOOEmbGN9Jk5K8cWsGouWl/U+3WUVMNE7LuVYw3e0YpPlDJOL+kgvNHuYwBZfjFi7q9dKi/P/YWgylgh5k1ld3QH\
        HnX6Dqn2fIk=
        """),
  ]
}
