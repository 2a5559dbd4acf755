### The coach: where chances come from, and how far to trust them. How catalogues work: docs/languages.md

## Where the chances come from

judge-exact = exactas: las que hay cuando desde ahí todos juegan a la perfección
judge-searched = estimadas: cada posición se jugó { $playouts } veces hasta el final; todos siguen las reglas generales del juego, con algún fallo de vez en cuando

## How far to trust them

note-chances = Las probabilidades son { $how }.
note-errors = ± es la mitad de un intervalo del 95 %. Lo que costó una decisión solo cuenta si está fuera de duda, así que los errores pequeños no se ven.
note-sketch = Es un primer vistazo, con pocas partidas por posición. Lo que costaron las decisiones aún no está calculado.
note-solve = Las exactas se consiguen tras: { $command }
note-not-over =
    { $lines ->
        [one] La partida no ha acabado: esto es lo que cuenta su { $lines } línea.
       *[other] La partida no ha acabado: esto es lo que cuentan sus { $lines } líneas.
    }
note-secrets = Las posiciones se juzgan como eran de verdad, con todo lo oculto; los errores, por lo que se podía saber en ese asiento.
note-dealt = Lo repartido antes de la primera decisión se da por hecho: no cuenta como suerte de nadie.
