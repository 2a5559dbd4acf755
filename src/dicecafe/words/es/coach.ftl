### The coach: where chances come from, and how far to trust them. How catalogues work: docs/languages.md

## Where the chances come from

judge-exact = exactas: las que hay cuando desde ahí todos juegan a la perfección
judge-searched = estimadas: cada posición se jugó { $playouts } veces hasta el final; todos siguen las reglas generales del juego, con algún fallo de vez en cuando

## How far to trust them

note-chances = Las probabilidades son { $how }.
note-errors = Se desvían más o menos en el error estándar; una pérdida de hasta dos de ellos no cuenta.
note-solve = Las exactas se consiguen tras: { $command }
note-not-over =
    { $lines ->
        [one] La partida no ha acabado: esto es lo que cuenta su { $lines } línea.
       *[other] La partida no ha acabado: esto es lo que cuentan sus { $lines } líneas.
    }
note-secrets = Las posiciones se juzgan como eran de verdad, con todo lo oculto; los errores, por lo que se podía saber en ese asiento.
note-dealt = Lo repartido antes de la primera decisión se da por hecho: no cuenta como suerte de nadie.
